import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderDetails, UpcomingOrder } from '@anfilada/contract/orders/orders'
import { addSlot, ask, createWorld, objectId, place, type Principal, type World } from '../../testing/world.ts'
import { verifyCapacity } from '../verify-capacity.ts'
import { verifyCharges } from '../verify-charges.ts'
import { expireOrders } from './expire-orders.ts'
import { watchOrders } from './watch-orders.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterEach(async () => {
  expect([await verifyCapacity(world.pool), await verifyCharges(world.pool)]).toEqual([[], []])
  await putOff()
})
afterAll(() => world.close())

/** Nothing of one test falls due in the next: all of it lies a year ahead, under the usual terms. */
async function putOff(): Promise<void> {
  await world.pool.query(`
    update slots set pass_date = pass_date + 400;
    update orders set pass_date = pass_date + 400, payable_since = null;
    update museum_objects set zone = 'Europe/Moscow', penalty_kopecks = 0, free_change_hours = 24;
    update customers set pay_hours = null, settlement = case when kind = 'individual' then 'pay_now' else 'invoice' end;
    delete from customer_terms;
  `)
}

const zones = ['Europe/Moscow', 'America/New_York', 'Asia/Vladivostok', 'Pacific/Kiritimati'] as const

/** The slot begins so far from now, by the clocks of that zone; the orders of it go with it. */
async function begin(slot: number, interval: string, zone = 'Europe/Moscow'): Promise<void> {
  await world.pool.query('update museum_objects set zone = $1', [zone])
  await world.pool.query(
    `with moved as (
       update slots set pass_date = moment.at::date, starts = moment.at::time
       from (select (now() + $2::interval) at time zone $3 as at) as moment where slots.id = $1 returning slots.id, slots.pass_date, slots.starts
     )
     update orders set pass_date = moved.pass_date, starts = moved.starts from moved where orders.slot_id = moved.id`,
    [slot, interval, zone],
  )
}

async function confirmed(slot: number, as: Principal): Promise<number> {
  const id = await place(world, slot, {}, as)
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })).json()).toMatchObject({ success: true })
  return id
}

function payableSince(id: number, ago: string) {
  return world.pool.query('update orders set payable_since = now() - $2::interval where id = $1', [id, ago])
}

async function read(id: number, as: Principal, language = 'ru'): Promise<OrderDetails> {
  const answer = await ask(world, { as, action: 'get_request', data: { request_id: id }, language })
  return answer.json<{ data: { result: OrderDetails } }>().data.result
}

async function listed(id: number): Promise<UpcomingOrder | undefined> {
  const answer = await ask(world, { as: 'individual', action: 'get_upcoming', data: {} })
  return answer.json<{ data: { result: UpcomingOrder[] } }>().data.result.find((order) => order.id === id)
}

async function taken(slot: number): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slot])
  return rows[0]?.taken ?? -1
}

describe('a confirmed order of a customer who pays now', () => {
  test('is cancelled without penalty when it is unpaid after 24 hours, to the second; places and charge return', async () => {
    await world.pool.query('update museum_objects set penalty_kopecks = 5000, free_change_hours = 8000')
    const slot = await addSlot(world, { capacity: 40 })
    const [early, late] = [await confirmed(slot, 'individual'), await confirmed(slot, 'individual')]
    await payableSince(early, '23:59:30')
    await payableSince(late, '24:00:00')
    expect(await expireOrders(world.pool)).toEqual({ unpaid: 1, not_answered: 0, waiting_ended: 0 })
    expect((await read(early, 'individual')).info.status).toBe('confirmed')
    const { info, history } = await read(late, 'individual')
    expect(info).toMatchObject({ status: 'cancelled', archived: true, due: 0 })
    expect(history.at(-1)).toMatchObject({ kind: 'cancelled', actor: null, changes: { reason: { from: null, to: 'не оплачен в срок' } } })
    expect((await read(late, 'individual', 'en')).history.at(-1)?.changes['reason']?.to).toBe('not paid in time')
    expect(await taken(slot)).toBe(12)
  })

  test('says until when it must be paid: the hours of the contract, never later than the cut-off', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const id = await confirmed(slot, 'individual')
    await payableSince(id, '0')
    const hours = async () => (Date.parse((await read(id, 'individual')).pay_until ?? '') - Date.now()) / 3_600_000
    expect(await hours()).toBeCloseTo(24, 1)
    expect((await listed(id))?.pay_until).toBe((await read(id, 'individual')).pay_until)
    await world.pool.query('update customers set pay_hours = 5 where settlement = $1', ['pay_now'])
    expect(await hours()).toBeCloseTo(5, 1)
    await begin(slot, '4 hours')
    expect(await hours()).toBeCloseTo(2, 1)
  })

  test.each(zones)('is cancelled at the cut-off by the clocks of %s', async (zone) => {
    const [open, over] = [await addSlot(world, { capacity: 12 }), await addSlot(world, { capacity: 12 })]
    const [stays, goes] = [await confirmed(open, 'individual'), await confirmed(over, 'individual')]
    await payableSince(stays, '1 hour')
    await payableSince(goes, '1 hour')
    await begin(open, '2 hours 30 seconds', zone)
    await begin(over, '2 hours', zone)
    expect(await expireOrders(world.pool)).toMatchObject({ unpaid: 1 })
    expect((await read(stays, 'individual')).info.status).toBe('confirmed')
    expect((await read(goes, 'individual')).info.status).toBe('cancelled')
  })

  test.each<[string, (id: number, slot: number) => Promise<unknown>]>([
    ['it is paid', (id) => pay(id)],
    ['an employee confirmed it after the cut-off', (_, slot) => begin(slot, '30 minutes')],
    ['the customer got other terms', () => world.pool.query(`update customers set settlement = 'invoice'`)],
    [
      'it was confirmed before there were deadlines',
      (id) => world.pool.query('update orders set payable_since = null where id = $1', [id]),
    ],
  ])('stays when %s', async (_, meanwhile) => {
    const slot = await addSlot(world, { capacity: 12 })
    const id = await confirmed(slot, 'individual')
    await payableSince(id, _.includes('cut-off') ? '0' : '30 hours')
    await meanwhile(id, slot)
    expect(await expireOrders(world.pool)).toMatchObject({ unpaid: 0 })
    expect(await read(id, 'individual')).toMatchObject({ info: { status: 'confirmed' }, pay_until: null })
  })

  async function pay(id: number): Promise<void> {
    await world.pool.query('update orders set paid_kopecks = total_kopecks where id = $1', [id])
    await world.pool.query(
      `insert into ledger_allocations (customer_id, reference, source, amount_kopecks)
       select customer_id, 'order:' || id, 'payment:1', paid_kopecks from orders where id = $1`,
      [id],
    )
  }

  test('of one who pays by invoice has no deadline', async () => {
    const id = await confirmed(await addSlot(world, { capacity: 12 }), 'agencyOwner')
    const { rows } = await world.pool.query('select payable_since from orders where id = $1', [id])
    expect([rows, (await read(id, 'agencyOwner')).pay_until]).toEqual([[{ payable_since: null }], null])
  })
})

describe('an order that nobody answered', () => {
  test.each(zones)('is rejected when its visit begins by the clocks of %s, and not a moment before', async (zone) => {
    const [ahead, begun] = [await addSlot(world, { capacity: 12 }), await addSlot(world, { capacity: 12 })]
    const [stays, goes] = [await place(world, ahead), await place(world, begun)]
    await begin(ahead, '30 seconds', zone)
    await begin(begun, '0 seconds', zone)
    expect(await expireOrders(world.pool)).toEqual({ unpaid: 0, not_answered: 1, waiting_ended: 0 })
    expect((await read(stays, 'agencyOwner')).info.status).toBe('in_processing')
    const { info, history } = await read(goes, 'agencyOwner', 'vi')
    expect([info.status, info.rejection_reason]).toEqual(['rejected', 'không được trả lời trước khi buổi tham quan bắt đầu'])
    expect(history.at(-1)).toMatchObject({ kind: 'rejected', actor: null, changes: { reason: { to: info.rejection_reason } } })
    expect([await taken(begun), await taken(ahead)]).toEqual([0, 12])
  })

  test('is left alone by a job that finds somebody deciding on it, and by one that comes after', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const id = await place(world, slot)
    await begin(slot, '0 seconds')
    const [decided] = await Promise.all([
      ask(world, { as: 'dispatcher', api: 'office', action: 'reject_order', data: { order_id: id, revision: 1, reason: 'closed' } }),
      expireOrders(world.pool),
      expireOrders(world.pool),
    ])
    expect(['true', 'order_already_closed']).toContain(String(decided.json<{ code?: string }>().code ?? true))
    const { rowCount } = await world.pool.query(`select from order_events where order_id = $1 and kind = 'rejected'`, [id])
    expect([rowCount, await taken(slot)]).toEqual([1, 0])
  })
})

describe('the watch of a minute', () => {
  test('ends what is over, and serves the other lines, though one line and one order fail', async () => {
    /** An order that waits for places which are there by now. */
    const waits = async () => {
      const slot = await addSlot(world, { capacity: 12 })
      const [first, id] = [await place(world, slot), await place(world, slot, { accept_waiting: true })]
      await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: first } })
      return id
    }
    const [bad, good, over] = [await waits(), await waits(), await addSlot(world, { capacity: 24 })]
    const [stuck, goes] = [await place(world, over), await place(world, over)]
    await begin(over, '-1 hour')
    await world.pool.query(`
      create function refuse_some() returns trigger language plpgsql as $$
      begin
        if new.id in (${bad}, ${stuck}) then raise exception 'planted'; end if;
        return new;
      end $$;
      create trigger refuse_some before update of status on orders for each row execute function refuse_some()`)
    await expect(watchOrders(world.pool)).rejects.toThrow('planted')
    await world.pool.query('drop trigger refuse_some on orders')
    const { rows } = await world.pool.query<{ status: string }>(
      `select status from orders where id = any ($1) order by array_position($1, id)`,
      [[bad, good, stuck, goes]],
    )
    expect(rows.map(({ status }) => status)).toEqual(['waiting_list', 'in_processing', 'in_processing', 'rejected'])
    expect(await watchOrders(world.pool)).toEqual({ served: 1, unpaid: 0, not_answered: 1, waiting_ended: 0 })
  })
})

describe('an order that still waits', () => {
  const waiting = (slot: number, more = {}) => place(world, slot, { accept_waiting: true, ...more })

  test.each(zones)('is cancelled by the system at the cut-off by the clocks of %s', async (zone) => {
    const [open, over] = [await addSlot(world, { capacity: 5 }), await addSlot(world, { capacity: 5 })]
    const [stays, goes] = [await waiting(open), await waiting(over)]
    await begin(open, '2 hours 30 seconds', zone)
    await begin(over, '2 hours', zone)
    expect(await expireOrders(world.pool)).toEqual({ unpaid: 0, not_answered: 0, waiting_ended: 1 })
    expect((await read(stays, 'agencyOwner')).info.status).toBe('waiting_list')
    const { info, history } = await read(goes, 'agencyOwner', 'en')
    expect(info).toMatchObject({ status: 'cancelled', archived: true })
    expect(history.at(-1)?.changes['reason']?.to).toBe('no places became available before the booking deadline')
  })

  test('goes on waiting while one of its alternatives can still be had', async () => {
    const [wish, other] = [await addSlot(world, { capacity: 5 }), await addSlot(world, { capacity: 5 })]
    const id = await waiting(wish, { alternatives: [other] })
    await begin(wish, '1 hour')
    expect(await expireOrders(world.pool)).toMatchObject({ waiting_ended: 0 })
    await begin(other, '1 hour')
    expect(await expireOrders(world.pool)).toMatchObject({ waiting_ended: 1 })
    expect((await read(id, 'agencyOwner')).info.status).toBe('cancelled')
  })

  test('waits as long as its own contract lets it order', async () => {
    const slot = await addSlot(world, { capacity: 5 })
    await waiting(slot)
    await begin(slot, '1 hour')
    await world.pool.query(
      `insert into customer_terms (customer_id, museum_object_id, cut_off_minutes) select id, null, 30 from customers where name = 'agency'`,
    )
    expect(await expireOrders(world.pool)).toMatchObject({ waiting_ended: 0 })
  })
})

describe('the last moment to order', () => {
  const cases: [string, zone: string, date: string, time: string, moment: string][] = [
    ['crosses midnight', 'Europe/Moscow', '2027-01-01', '00:30', '2026-12-31T19:30:00Z'],
    ['crosses the night in which New York loses an hour', 'America/New_York', '2027-03-14', '03:30', '2027-03-14T05:30:00Z'],
    ['crosses the night in which New York gains an hour', 'America/New_York', '2027-11-07', '02:30', '2027-11-07T05:30:00Z'],
    ['is a day ahead in Kiritimati', 'Pacific/Kiritimati', '2027-01-01', '10:00', '2026-12-31T18:00:00Z'],
  ]
  test.each(cases)('%s', async (_, zone, date, time, moment) => {
    await world.pool.query('update museum_objects set zone = $1', [zone])
    const { rows } = await world.pool.query<{ at: Date }>('select cut_off_moment($1, 1, $2, $3) as at', [objectId, date, time])
    expect(rows[0]?.at.toISOString()).toBe(new Date(moment).toISOString())
  })
})
