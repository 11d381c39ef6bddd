import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockSlot } from '../../catalogue/index.ts'
import { inTransaction } from '../../db/transaction.ts'
import { verifyLedger } from '../../ledger/verify-ledger.ts'
import { addSlot, ask, type Asking, createWorld, place, ticketsFor, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'

// Everybody stands before the slot's lock, in the order of the list, and then all go at once.

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(async () => {
  expect([await verifyLedger(world.pool), await verifyCharges(world.pool), await verifyCapacity(world.pool)]).toEqual([[], [], []])
  await world.close()
})

async function inLine(at: World, slot: number, askings: Asking[]): Promise<string[]> {
  const asked: Promise<LightMyRequestResponse>[] = []
  await inTransaction(at.pool, async (tx) => {
    await lockSlot(tx, slot)
    for (const asking of askings) {
      asked.push(ask(at, asking))
      await expect.poll(() => waitingForLocks(at)).toBe(asked.length)
    }
  })
  return (await Promise.all(asked)).map((answer) => answer.json<{ success: boolean; code?: string }>().code ?? 'ok')
}

async function waitingForLocks({ pool }: World): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}

const put = (id: number, revision: number, fields: object): Asking => ({
  as: 'agencyOwner',
  action: 'put_request',
  data: { id, revision, ...fields },
})
const cancel = (request_id: number, more: object = {}): Asking => ({
  as: 'agencyOwner',
  action: 'delete_request',
  data: { request_id, ...more },
})
const accept = (order_id: number): Asking => ({
  as: 'dispatcher',
  api: 'office',
  action: 'accept_change',
  data: { order_id, revision: 3 },
})

/** A confirmed order of twelve, with a change to more beside it. */
async function changed(slot: number): Promise<number> {
  const id = await place(world, slot)
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })
  await ask(world, put(id, 2, { qty_common: 14 }))
  return id
}

async function readOrder(id: number): Promise<{ status: string; places: number; taken: number; notes: string }> {
  const { rows } = await world.pool.query<{ status: string; places: number; taken: number; notes: string }>(
    `select orders.status, orders.places, slots.taken, orders.notes from orders join slots on slots.id = orders.slot_id where orders.id = $1`,
    [id],
  )
  return rows[0] as NonNullable<(typeof rows)[0]>
}

describe('two changes of one revision at once', () => {
  test('end in one: the other sender looks again', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot)
    expect(await inLine(world, slot, [put(id, 1, { notes: 'первое' }), put(id, 1, { notes: 'второе' })])).toEqual(['ok', 'stale_revision'])
    expect((await readOrder(id)).notes).toBe('первое')
  })

  test('overwrite one another when the second names the revision that it will find: the revision is what keeps the first', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot)
    expect(await inLine(world, slot, [put(id, 1, { notes: 'первое' }), put(id, 2, { notes: 'второе' })])).toEqual(['ok', 'ok'])
    expect((await readOrder(id)).notes).toBe('второе')
  })
})

describe('a change that is accepted while its order is cancelled', () => {
  test('first, leaves a cancellation that was decided without it undone', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await changed(slot)
    expect(await inLine(world, slot, [accept(id), cancel(id, { revision: 3 })])).toEqual(['ok', 'stale_revision'])
    expect(await readOrder(id)).toMatchObject({ status: 'confirmed', places: 16, taken: 16 })
  })

  test('last, comes too late, and nothing stays taken or charged', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await changed(slot)
    expect(await inLine(world, slot, [cancel(id), accept(id)])).toEqual(['ok', 'order_already_closed'])
    expect(await readOrder(id)).toMatchObject({ status: 'cancelled', places: 12, taken: 0 })
  })

  test('first, and cancelled by whoever does not say what he saw: the whole new charge is taken back', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await changed(slot)
    expect(await inLine(world, slot, [accept(id), cancel(id)])).toEqual(['ok', 'ok'])
    expect(await readOrder(id)).toMatchObject({ status: 'cancelled', places: 16, taken: 0 })
  })
})

describe('two orders that change places with each other', () => {
  test('at once and again and again are both answered: their slots are locked in one order', async () => {
    const [one, other] = [await addSlot(world, { capacity: 100 }), await addSlot(world, { capacity: 100 })]
    const orders = [await place(world, one), await place(world, other)]
    for (let round = 0; round < 6; round++) {
      const slots = round % 2 === 0 ? [other, one] : [one, other]
      const asked = orders.map((id, index) => ask(world, put(id, round + 1, { schedule_item_id: slots[index] })))
      expect((await Promise.all(asked)).map((answer) => answer.json<{ success: boolean }>().success)).toEqual([true, true])
    }
  })
})

describe('a change for one more and a new order on the last place', () => {
  const one = { tickets: [{ category: 'common', quantity: 1 }] }

  /** Both at once, whichever comes first; answers what they heard, in the order of the alphabet, and how many places are sold. */
  async function rush(at: World): Promise<{ answers: string[]; sold: number | undefined }> {
    const slot = await addSlot(at, { capacity: 13 })
    const id = await place(at, slot)
    const placing: Asking = { as: 'otherAgency', action: 'post_request', data: ticketsFor(slot, one) }
    const asked = [ask(at, put(id, 1, { qty_common: 11 })), ask(at, placing)]
    const answers = (await Promise.all(asked)).map((answer) => answer.json<{ code?: string }>().code ?? 'ok')
    const { rows } = await at.pool.query<{ sold: number }>(
      `select sum(orders.places)::integer as sold from orders where orders.slot_id = $1 and orders.status = 'in_processing'`,
      [slot],
    )
    return { answers: answers.toSorted((first, second) => first.localeCompare(second)), sold: rows[0]?.sold }
  }

  test('go to one of the two, every time', async () => {
    for (let round = 0; round < 10; round++) expect(await rush(world)).toEqual({ answers: ['no_places', 'ok'], sold: 13 })
  })

  test('oversell when the guards are off: the rush is a real one', async () => {
    const open = await createWorld()
    await takeGuardsAway(open)
    let most = 0
    for (let round = 0; round < 40 && most < 14; round++) most = Math.max(most, (await rush(open)).sold ?? 0)
    await open.close()
    expect(most).toBe(14)
  })
})

async function takeGuardsAway({ pool }: World): Promise<void> {
  const guards = {
    write_order: 'slots.taken + p_places <= slots.capacity',
    exchange_places: 'v_slot.capacity - v_slot.taken < v_growth',
  }
  for (const [name, guard] of Object.entries(guards)) {
    const { rows } = await pool.query<{ source: string }>(`select pg_get_functiondef('${name}'::regproc) as source`)
    const source = rows[0]?.source ?? ''
    expect(source).toContain(guard)
    await pool.query(source.replace(guard, name === 'write_order' ? 'true' : 'false'))
  }
  await pool.query('alter table slots drop constraint slots_never_oversold')
}
