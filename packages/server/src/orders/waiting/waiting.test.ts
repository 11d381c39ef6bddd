import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetails } from '@anfilada/contract/orders/orders'
import {
  addPriceList,
  addSlot,
  ask,
  createWorld,
  instantObjectId,
  objectId,
  place,
  type Principal,
  ticketsFor,
  visitDate,
  type World,
} from '../../testing/world.ts'
import { releaseExpiredHolds } from '../holding/release-hold.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { serveAllWaiting, serveWaiting } from './serve-waiting.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(async () => expect([await verifyCapacity(world.pool), await verifyCharges(world.pool)]).toEqual([[], []]))
afterAll(() => world.close())

function group(heads: number): Record<string, unknown> {
  return { tickets: [{ category: 'common', quantity: heads }] }
}

/** An order that accepts to wait. */
function order(slot: number, heads: number, as: Principal = 'agencyOwner', more: Record<string, unknown> = {}): Promise<number> {
  return place(world, slot, { ...group(heads), accept_waiting: true, ...more }, as)
}

async function refusal(slot: number, heads: number, more: Record<string, unknown> = {}): Promise<string | undefined> {
  const data = ticketsFor(slot, { ...group(heads), ...more })
  return (await ask(world, { as: 'agencyOwner', action: 'post_request', data })).json<{ code?: string }>().code
}

async function details(id: number, as: Principal = 'agencyOwner', language = 'en'): Promise<OrderDetails> {
  const answer = await ask(world, { as, action: 'get_request', data: { request_id: id }, language })
  return answer.json<{ data: { result: OrderDetails } }>().data.result
}

async function statuses(...ids: number[]): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: number; status: string }>('select id, status from orders where id = any ($1)', [ids])
  return ids.map((id) => rows.find((row) => row.id === id)?.status ?? '')
}

function cancel(id: number, as: Principal = 'agencyOwner') {
  return ask(world, { as, action: 'delete_request', data: { request_id: id } })
}

async function office(action: string, data: Record<string, unknown>): Promise<void> {
  expect((await ask(world, { as: 'admin', api: 'office', action, data })).json()).toMatchObject({ success: true })
}

/** Whether a job was left for the line of the slot. */
async function told(slot: number): Promise<boolean> {
  const { rowCount } = await world.pool.query(`select from graphile_worker.jobs where key = $1`, [`serve_waiting:${slot}`])
  return rowCount === 1
}

describe('places that return', () => {
  test('go to the first in line whose whole group they fit, then to the next', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const first = await order(slot, 20)
    const line = [await order(slot, 15), await order(slot, 12), await order(slot, 5), await order(slot, 3)]
    await cancel(first)
    expect(await told(slot)).toBe(true)
    expect(await serveWaiting(world.pool, slot)).toBe(2)
    expect(await statuses(...line)).toEqual(['in_processing', 'waiting_list', 'in_processing', 'waiting_list'])
  })

  test('are told of on both sides with the reason', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 7)]
    await cancel(first)
    await serveWaiting(world.pool, slot)
    const { history, info, waiting: line } = await details(waiting)
    expect([info.status, line]).toEqual(['in_processing', null])
    expect(history.at(-1)).toMatchObject({
      kind: 'promoted',
      actor: null,
      changes: { status: { from: 'waiting_list', to: 'in_processing' }, asked: { to: 7 }, free: { to: 12 } },
    })
    const news = await world.pool.query(`select from outbox where topic = 'order.promoted' and payload ->> 'order_id' = $1`, [
      String(waiting),
    ])
    expect(news.rowCount).toBe(1)
  })

  type Freeing = { slot: number; taker: number; hold: number }
  test.each<[string, (of: Freeing) => Promise<unknown>]>([
    ['staff reject an order', ({ taker }) => office('reject_order', { order_id: taker, revision: 1, reason: 'closed' })],
    ['staff make the slot larger', ({ slot }) => office('set_slot', { slot_ids: [slot], capacity: 40, closed: false })],
    ['a hold is released', ({ hold }) => ask(world, { as: 'agencyOwner', action: 'release_hold', data: { hold_id: hold } })],
    [
      'a hold expires',
      async () => {
        await world.pool.query(`update holds set expires_at = now() - interval '1 second'`)
        await releaseExpiredHolds(world.pool)
      },
    ],
  ])('leave a job for the line when %s', async (_, free) => {
    const slot = await addSlot(world, { capacity: 20 })
    const taker = await order(slot, 12)
    const data = { schedule_item_id: slot, type: 'ig', quantity: 5 }
    const held = await ask(world, { as: 'agencyOwner', action: 'hold_places', data })
    await order(slot, 8, 'otherAgency')
    expect(await told(slot)).toBe(false)
    await free({ slot, taker, hold: held.json<{ data: { result: { hold_id: number } } }>().data.result.hold_id })
    expect(await told(slot)).toBe(true)
  })

  test('leave no job when they fit nobody', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const [small] = [await order(slot, 3), await order(slot, 17), await order(slot, 12)]
    await cancel(small)
    expect(await told(slot)).toBe(false)
  })

  test('do not go to whom they would be too late: past the cut-off nobody is served', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 5)]
    await world.pool.query(`update museum_objects set cut_off = interval '90 days'`)
    await cancel(first)
    expect(await serveWaiting(world.pool, slot)).toBe(0)
    await world.pool.query(`update museum_objects set cut_off = interval '2 hours'`)
    expect(await statuses(waiting)).toEqual(['waiting_list'])
  })

  test('do not go to a day on which the object is closed, until staff open it again', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 5)]
    const close = (weekdays: string, dates: string[]) =>
      world.pool.query('update museum_objects set closed_weekdays = $1, closed_dates = $2 where museum_id is not null', [weekdays, dates])
    await close('{}', [visitDate])
    await cancel(first)
    expect([await told(slot), await serveAllWaiting(world.pool), await statuses(waiting)]).toEqual([false, 0, ['waiting_list']])
    await close('{1,2,3,4,5,6,7}', [])
    expect(await serveWaiting(world.pool, slot)).toBe(0)
    await close('{}', [])
    expect([await serveWaiting(world.pool, slot), await statuses(waiting)]).toEqual([1, ['in_processing']])
  })
})

describe('a new order', () => {
  test('may take only what nobody who waits fits into', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 8), await order(slot, 6)]
    expect(await refusal(slot, 4)).toBeUndefined()
    await cancel(first)
    expect(await refusal(slot, 3)).toBe('no_places')
    expect(await statuses(waiting)).toEqual(['in_processing'])
    expect(await refusal(slot, 2)).toBeUndefined()
  })

  test('overtakes the line when the slot does not know of it: the rule is what holds it back', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 6)]
    await cancel(first)
    await world.pool.query('update slots set has_rules = false where id = $1', [slot])
    expect(await refusal(slot, 12)).toBeUndefined()
    expect(await statuses(waiting)).toEqual(['waiting_list'])
    await world.pool.query('update slots set has_rules = true where id = $1', [slot])
  })

  test('of many at the moment of a cancellation never gets the places of the line, and nobody gets them twice', async () => {
    for (let round = 0; round < 5; round++) {
      const slot = await addSlot(world, { capacity: 12 })
      const [first, waiting] = [await order(slot, 12), await order(slot, 12, 'otherAgency')]
      const rush = Array.from({ length: 6 }, () => refusal(slot, 12))
      const [, ...codes] = await Promise.all([cancel(first), ...rush, serveWaiting(world.pool, slot), serveWaiting(world.pool, slot)])
      expect(codes.slice(0, 6)).toEqual(Array(6).fill('no_places'))
      await serveWaiting(world.pool, slot)
      expect(await statuses(waiting)).toEqual(['in_processing'])
    }
  })

  test('asks for no line any more once it is empty', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first] = [await order(slot, 12), await order(slot, 6)]
    await cancel(first)
    await serveWaiting(world.pool, slot)
    const { rows } = await world.pool.query('select has_rules from slots where id = $1', [slot])
    expect(rows).toEqual([{ has_rules: false }])
  })
})

describe('an order that waits', () => {
  test('says why, where in line it stands and for how long, to its owner and to staff', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    await order(slot, 10)
    await order(slot, 8, 'otherAgency')
    await order(slot, 4, 'otherAgency')
    const id = await order(slot, 5)
    const read = await details(id)
    expect(read.waiting).toMatchObject({ schedule_item_id: slot, position: 3, ahead_places: 12, free: 2, resting: false, alternatives: [] })
    expect(Date.parse(read.waiting?.ends_at ?? '')).toBeLessThan(Date.parse(`${visitDate}T23:59:59+03:00`))
    expect(read.history.map(({ kind, changes }) => [kind, changes])).toEqual([
      ['placed', {}],
      ['waiting', { status: { from: null, to: 'waiting_list' }, asked: { from: null, to: 5 }, free: { from: null, to: 2 } }],
    ])
    const card = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_order', data: { order_id: id } })
    expect(card.json()).toMatchObject({ data: { result: { waiting: { position: 3, ahead_places: 12 } } } })
  })

  test('leaves the line when it is cancelled', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    await order(slot, 10)
    const [first, second] = [await order(slot, 8), await order(slot, 4)]
    await cancel(first)
    expect((await details(second)).waiting).toMatchObject({ position: 1, ahead_places: 0 })
  })

  test('is confirmed out of its turn when staff say so, and there is room', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first] = [await order(slot, 6), await order(slot, 8), await order(slot, 7)]
    const last = await order(slot, 6)
    await world.pool.query(`update waiting_entries set turn = turn + 100 where order_id = $1`, [last])
    await cancel(first)
    await office('confirm_order', { order_id: last, revision: 1, time: '11:00', entrance: 'Подъезд 3' })
    expect(await statuses(last)).toEqual(['confirmed'])
  })

  test('that staff put there lets others pass until the places that it gave back are gone', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const id = await order(slot, 12)
    await office('wait_order', { order_id: id, revision: 1 })
    expect((await details(id)).waiting).toMatchObject({ resting: true, position: 1, free: 12 })
    expect(await serveWaiting(world.pool, slot)).toBe(0)
    const other = await order(slot, 5, 'otherAgency')
    expect((await details(id)).waiting).toMatchObject({ resting: false })
    await cancel(other, 'otherAgency')
    expect(await serveWaiting(world.pool, slot)).toBe(1)
    expect(await statuses(id)).toEqual(['in_processing'])
  })
})

describe('alternatives', () => {
  test('are as good as the wish: the first that has places gives them', async () => {
    const [wish, other, later] = [
      await addSlot(world, { capacity: 12 }),
      await addSlot(world, { capacity: 12 }),
      await addSlot(world, { capacity: 5 }),
    ]
    const [taker] = [await order(other, 12), await order(wish, 12)]
    const id = await order(wish, 7, 'agencyOwner', { alternatives: [other, later] })
    expect((await details(id)).waiting?.alternatives.map(({ schedule_item_id, free }) => [schedule_item_id, free])).toEqual([
      [other, 0],
      [later, 5],
    ])
    await cancel(taker)
    await serveAllWaiting(world.pool)
    const { data, info, history } = await details(id)
    expect([data.schedule_item_id, info.status]).toEqual([other, 'in_processing'])
    expect(history.at(-1)?.changes['time']?.to).toBe(info.time)
    expect((await world.pool.query('select from waiting_entries where order_id = $1', [id])).rowCount).toBe(0)
  })

  test('that have room at once are taken at once', async () => {
    const [wish, other] = [await addSlot(world, { capacity: 5 }), await addSlot(world, { capacity: 12 })]
    await order(wish, 7, 'agencyOwner', { alternatives: [other] })
    expect(await told(other)).toBe(true)
  })

  test.each<[string, () => Promise<number>]>([
    ['of another object', () => addSlot(world, { capacity: 12, object: instantObjectId })],
    [
      'that are closed',
      async () => {
        const slot = await addSlot(world, { capacity: 12 })
        await world.pool.query('update slots set closed = true where id = $1', [slot])
        return slot
      },
    ],
    [
      'at another price',
      async () => {
        await addPriceList(world.pool, 'ig', { [objectId]: { 'ticket:common': { amount: 999 } } })
        await world.pool.query(`update price_lists set valid_from = '2031-05-01' where id = (select max(id) from price_lists)`)
        return addSlot(world, { capacity: 12, date: '2031-05-02' })
      },
    ],
    ['that nobody has', async () => 2_000_000_000],
  ])('%s are refused at their field', async (_, slot) => {
    const wish = await addSlot(world, { capacity: 5 })
    const data = ticketsFor(wish, { ...group(6), accept_waiting: true, alternatives: [await slot()] })
    const answer = await ask(world, { as: 'agencyOwner', action: 'post_request', data })
    expect(answer.json()).toMatchObject({ code: 'alternative_wrong', fields: { alternatives: expect.any(String) } })
  })
})

describe('an object that was archived', () => {
  const archive = (table: 'museums' | 'museum_objects', at: string) => world.pool.query(`update ${table} set archived_at = ${at}`)
  afterEach(async () => {
    await archive('museums', 'null')
    await archive('museum_objects', 'null')
  })

  test.each(['museum_objects', 'museums'] as const)('gives places that return to nobody, and says so to both sides: %s', async (table) => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 5)]
    expect((await details(waiting)).waiting?.archived).toBe(false)
    await archive(table, 'now()')
    await cancel(first)
    expect([await told(slot), await serveWaiting(world.pool, slot), await serveAllWaiting(world.pool)]).toEqual([false, 0, 0])
    const { info, waiting: line, history } = await details(waiting)
    expect([info.status, line?.archived, line?.free, history.at(-1)?.kind]).toEqual(['waiting_list', true, 12, 'waiting'])
    const card = await ask(world, { as: 'admin', api: 'office', action: 'office_order', data: { order_id: waiting } })
    expect(card.json()).toMatchObject({ data: { result: { waiting: { archived: true } } } })
  })

  test('leaves those who wait to staff, who may give them the places', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const [first, waiting] = [await order(slot, 12), await order(slot, 5)]
    await archive('museum_objects', 'now()')
    await cancel(first)
    const { revision } = (await details(waiting)).data
    await office('confirm_order', { order_id: waiting, revision, time: '10:00', entrance: 'Подъезд 1', now: true })
    expect(await statuses(waiting)).toEqual(['confirmed'])
  })
})

describe('where the object confirms at once, an order from the line', () => {
  async function servedOnInstant(): Promise<number> {
    const slot = await addSlot(world, { capacity: 12, object: instantObjectId })
    const own = { system_id: instantObjectId }
    const [first, id] = [await order(slot, 12, 'otherAgency', own), await order(slot, 7, 'agencyOwner', own)]
    await cancel(first, 'otherAgency')
    await serveWaiting(world.pool, slot)
    return id
  }

  test('is confirmed and charged', async () => {
    const { info, history } = await details(await servedOnInstant())
    expect(info).toMatchObject({ status: 'confirmed', entrance: 'Подъезд 1', due: 1_050_000 })
    expect(history.slice(-2).map(({ kind }) => kind)).toEqual(['promoted', 'confirmed'])
  })

  test('stays in processing when the money terms fail, with the reason', async () => {
    await world.pool.query(`update customers set credit_limit_kopecks = 1000 where name = 'agency'`)
    const { info, history } = await details(await servedOnInstant())
    await world.pool.query(`update customers set credit_limit_kopecks = null where name = 'agency'`)
    expect([info.status, info.due]).toEqual(['in_processing', 0])
    expect(history.at(-1)).toMatchObject({ kind: 'not_confirmed', changes: { reason: { to: 'credit_exceeded' } } })
  })
})
