import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  abreast,
  changeAfterJudging,
  changeBeforeOrders,
  changeTermsUnderOrders,
  openGated,
  publishWhileEdited,
  renameUnderOrders,
  type Said,
  type Stand,
} from '../../testing/catalogue-races.ts'
import { addSlot, ask, createWorld, museumId, objectId, ticketsFor, type World } from '../../testing/world.ts'

let world: World
let stands: { locked: Stand; unlocked: Stand }
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from price_lists where group_category = 'ig'`)
  const listId = rows[0]?.id ?? 0
  stands = { locked: await standOf(listId, false), unlocked: await standOf(listId, true) }
})
afterAll(async () => {
  for (const close of closing) await close()
  await world.close()
})

async function standOf(listId: number, withoutLocks: boolean): Promise<Stand> {
  const { app, gate, close } = await openGated(world.databaseUrl, withoutLocks)
  closing.push(close)
  const asked = { ...world, app }
  return {
    pool: world.pool,
    gate,
    museumId,
    objectId,
    listId,
    office: async (action, data) => (await ask(asked, { as: 'admin', api: 'office', action, data })).json<Said>(),
    order: (slotId) =>
      Promise.all(
        Array.from({ length: abreast }, async () => {
          const data = ticketsFor(slotId, { tickets: [{ category: 'common', quantity: 1 }] })
          const { code, data: said } = (await ask(asked, { as: 'agencyOwner', action: 'post_request', data })).json<Said>()
          return (said?.result as { status: string } | undefined)?.status ?? code ?? ''
        }),
      ),
  }
}

async function replaceIn(name: string, guard: string, by: string): Promise<void> {
  const { rows } = await world.pool.query<{ source: string }>(`select pg_get_functiondef($1::regproc) as source`, [name])
  const source = rows[0]?.source ?? ''
  expect(source).toContain(guard)
  await world.pool.query(source.replace(guard, by))
}

const lowered = { capacity: 2, closed: false }
const closed = { capacity: 50, closed: true }

describe('orders beside a change of the catalogue', () => {
  test('take no more than staff have just left, whatever they had seen', async () => {
    const after = await changeBeforeOrders(stands.locked, await addSlot(world, { capacity: 50 }), lowered)
    expect(after).toMatchObject({ said: { success: true }, placed: 2, taken: 2, capacity: 2 })
  })

  test('wait until staff have lowered what they judged by', async () => {
    const after = await changeAfterJudging(stands.locked, await addSlot(world, { capacity: 50 }), lowered)
    expect(after).toMatchObject({ said: { success: true }, placed: 2, taken: 2, capacity: 2 })
  })

  test('are refused when the slot is closed while they stand before it', async () => {
    const after = await changeBeforeOrders(stands.locked, await addSlot(world, { capacity: 50 }), closed)
    expect(after).toMatchObject({ said: { success: true }, placed: 0, taken: 0, closed: true })
  })

  test('cost what somebody published: a draft that is being changed is not published as it was', async () => {
    const prices = [150_000, 160_000, 170_000]
    const after = await publishWhileEdited(stands.locked, await addSlot(world, { capacity: 50 }), prices)
    expect(after).toMatchObject({ said: { code: 'stale_price_list' }, placed: 3 * abreast, unpublished: 0 })
  })

  test('do not wait for an object that is renamed, nor for its terms', async () => {
    const named = await renameUnderOrders(stands.locked, await addSlot(world, { capacity: 50 }), 'Новое имя')
    expect(named).toMatchObject({ said: { success: true }, placed: abreast, whileOpen: abreast })
    const agreed = await changeTermsUnderOrders(stands.locked, await addSlot(world, { capacity: 50 }))
    expect(agreed).toMatchObject({ said: { success: true }, placed: abreast, whileOpen: abreast })
  })
})

// Each takes one protection away, and the same race ends as nobody wants it.
describe('without the protection', () => {
  test('of the draft, customers pay what nobody published', async () => {
    const prices = [170_000, 180_000, 190_000]
    const after = await publishWhileEdited(stands.unlocked, await addSlot(world, { capacity: 50 }), prices)
    expect(after).toMatchObject({ said: { success: true }, placed: 3 * abreast, unpublished: 2 * abreast })
  })

  test('of a light lock, customers wait for the name of an object, and for its terms', async () => {
    const heavier = 'select from museum_objects for update'
    const named = await renameUnderOrders(stands.locked, await addSlot(world, { capacity: 50 }), 'Ещё имя', heavier)
    expect(named).toMatchObject({ said: { success: true }, placed: abreast, whileOpen: 0 })
    const agreed = await changeTermsUnderOrders(stands.locked, await addSlot(world, { capacity: 50 }), heavier)
    expect(agreed).toMatchObject({ said: { success: true }, placed: abreast, whileOpen: 0 })
  })

  test('of the slot while staff judge, it is lowered below what is taken', async () => {
    await world.pool.query('alter table slots drop constraint slots_never_oversold')
    const after = await changeAfterJudging(stands.unlocked, await addSlot(world, { capacity: 50 }), lowered)
    expect(after).toMatchObject({ said: { success: true }, placed: abreast, taken: abreast, capacity: 2 })
  })

  test('of the places, those who saw more take more', async () => {
    await replaceIn('write_order', 'slots.taken + p_places <= slots.capacity', 'true')
    const after = await changeBeforeOrders(stands.locked, await addSlot(world, { capacity: 50 }), lowered)
    expect(after).toMatchObject({ placed: abreast, taken: abreast, capacity: 2 })
  })

  test('of a closed slot, those who saw it open go there', async () => {
    await replaceIn('write_order', 'not slots.closed and', '')
    const after = await changeBeforeOrders(stands.locked, await addSlot(world, { capacity: 50 }), closed)
    expect(after).toMatchObject({ placed: abreast, taken: abreast, closed: true })
  })
})
