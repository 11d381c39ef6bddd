import { officeOrderActions } from '@anfilada/contract/orders/office-orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addSlot, ask, createWorld, place, type World } from '../../testing/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

function staff(action: string, data: object, key?: string) {
  return ask(world, { as: 'dispatcher', api: 'office', action, data, ...(key && { key }) })
}

async function open(id: number) {
  return officeOrderActions.office_order.output.parse((await staff('office_order', { order_id: id })).json<{ data: unknown }>().data).result
}

async function taken(slotId: number): Promise<number> {
  const { rows } = await world.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])
  return rows[0]?.taken ?? Number.NaN
}

async function balance(): Promise<number> {
  const { rows } = await world.pool.query<{ sum: number }>(
    `select coalesce(sum(amount_kopecks), 0)::bigint as sum from ledger_entries join ledger_accounts on ledger_accounts.id = account_id where customer_id is not null`,
  )
  return rows[0]?.sum ?? Number.NaN
}

const confirmation = { revision: 1, time: '11:45', entrance: 'Подъезд 3, групповой' }

describe('the queue', () => {
  test('lists what waits for an answer, the nearest visit first, with customer and heads', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const id = await place(world, slot)
    const waiting = await place(world, slot, { accept_waiting: true })
    const queue = officeOrderActions.office_queue.output.parse((await staff('office_queue', {})).json<{ data: unknown }>().data)
    expect(queue.result.map((order) => order.id)).toEqual([id, waiting])
    expect(queue).toMatchObject({
      total: 2,
      next: null,
      result: [
        { pax: 12, customer: { name: 'agency', settlement: 'invoice' }, placed_by: 'agencyOwner' },
        { info: { status: 'waiting_list' } },
      ],
    })
  })

  test('says by when each answer is due: at the cut-off of the object, or of the contract where that has one', async () => {
    const slot = await addSlot(world, { capacity: 20 })
    const id = await place(world, slot)
    const due = async () => (await open(id)).answer_by
    const { rows } = await world.pool.query<{ object: string; customer: number; begins: Date; minutes: number }>(
      `select museum_object_id as object, customer_id as customer, visit_moment(pass_date, starts, zone) as begins,
              (extract(epoch from cut_off) / 60)::integer as minutes
       from orders join museum_objects on museum_objects.system_id = orders.museum_object_id where orders.id = $1`,
      [id],
    )
    const [order] = rows
    if (!order) throw new Error('No order')
    const before = (minutes: number) => new Date(order.begins.getTime() - minutes * 60_000).toISOString()
    expect(await due()).toBe(before(order.minutes))
    await world.pool.query(
      `insert into customer_terms (customer_id, museum_object_id, cut_off_minutes) values ($1, $2, 615)
       on conflict (customer_id, museum_object_id) do update set cut_off_minutes = excluded.cut_off_minutes`,
      [order.customer, order.object],
    )
    expect(await due()).toBe(before(615))
    await world.pool.query('delete from customer_terms where cut_off_minutes = 615')
    await staff('cancel_order', { order_id: id, revision: 1 })
  })

  test('shows one part of itself, or one kind, and counts what it shows', async () => {
    const queueOf = async (filter: object) =>
      officeOrderActions.office_queue.output.parse((await staff('office_queue', filter)).json<{ data: unknown }>().data)
    const [fresh, line, changes] = await Promise.all([queueOf({ part: 'new' }), queueOf({ part: 'line' }), queueOf({ part: 'change' })])
    expect([fresh, line, changes].map(({ total, result }) => [total, result.map(({ info }) => info.status)])).toEqual([
      [1, ['in_processing']],
      [1, ['waiting_list']],
      [0, []],
    ])
    expect((await queueOf({ kind: 'museum_tickets', part: 'line' })).total).toBe(1)
    expect((await queueOf({ kind: 'transport' })).total).toBe(0)
    const several = await queueOf({ kind: ['museum_tickets', 'transport'], part: ['new', 'line'] })
    expect([several.total, several.result.length]).toEqual([2, 2])
    expect(several.counts).toEqual(
      expect.arrayContaining([
        { kind: 'museum_tickets', part: 'new', count: 1 },
        { kind: 'museum_tickets', part: 'line', count: 1 },
      ]),
    )
    expect((await staff('office_queue', { part: [] })).json()).toMatchObject({ success: false })
  })
})

describe('confirming an order', () => {
  test('gives it time and entrance, charges the customer, and shows both sides who did it', async () => {
    const before = await balance()
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    const answer = await staff('confirm_order', { order_id: id, ...confirmation })
    expect(officeOrderActions.confirm_order.output.parse(answer.json<{ data: unknown }>().data).result.info).toMatchObject({
      status: 'confirmed',
      confirmed_time: '11:45',
      entrance: 'Подъезд 3, групповой',
      due: 1_500_000,
    })
    expect((await balance()) - before).toBe(1_500_000)
    const seen = (await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })).json<{
      data: { result: { history: unknown[] } }
    }>()
    expect(seen.data.result.history.at(-1)).toMatchObject({
      kind: 'confirmed',
      actor: 'dispatcher',
      by_staff: true,
      changes: { time: { to: '11:45' } },
    })
  })

  test('twice with one key charges once; without a key the second hears that it cannot be done', async () => {
    const before = await balance()
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    const confirm = (key?: string) => staff('confirm_order', { order_id: id, ...confirmation }, key)
    const [first, second] = await Promise.all([confirm('k1'), confirm('k1')])
    expect(first.json()).toEqual(second.json())
    expect((await confirm()).json()).toMatchObject({ code: 'stale_revision' })
    expect((await balance()) - before).toBe(1_500_000)
  })

  test('from the waiting list takes the places now, or is refused while there are none', async () => {
    const slot = await addSlot(world, { capacity: 12 })
    const holder = await place(world, slot)
    const waiting = await place(world, slot, { accept_waiting: true })
    expect((await staff('confirm_order', { order_id: waiting, ...confirmation })).json()).toMatchObject({
      success: false,
      code: 'no_places',
    })
    await staff('cancel_order', { order_id: holder, revision: 1, reason: 'Группа не едет' })
    expect((await staff('confirm_order', { order_id: waiting, ...confirmation })).json()).toMatchObject({ success: true })
    expect(await taken(slot)).toBe(12)
  })

  test('is refused on a revision that is no longer the present one', async () => {
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    await staff('wait_order', { order_id: id, revision: 1 })
    expect((await staff('confirm_order', { order_id: id, ...confirmation })).json()).toMatchObject({ code: 'stale_revision' })
  })

  test('and cancelling at once end in one of the two, with places and money to match', async () => {
    for (let round = 0; round < 5; round++) {
      const before = await balance()
      const slot = await addSlot(world, { capacity: 12 })
      const id = await place(world, slot)
      await Promise.all([
        staff('confirm_order', { order_id: id, ...confirmation }),
        ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: id } }),
      ])
      const { info } = await open(id)
      // The cancellation names no revision, so it wins whenever it comes: a confirmed order is cancelled as well.
      expect(info.status).toBe('cancelled')
      expect(await taken(slot)).toBe(0)
      expect(await balance()).toBe(before)
    }
  })
})

describe('the other decisions', () => {
  test('waiting list: places return at once', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot)
    expect((await staff('wait_order', { order_id: id, revision: 1 })).json()).toMatchObject({ success: true })
    expect(await taken(slot)).toBe(0)
    expect((await open(id)).info.status).toBe('waiting_list')
  })

  test('rejection: needs a reason, which the customer reads; nothing is charged', async () => {
    const slot = await addSlot(world, { capacity: 50 })
    const id = await place(world, slot)
    expect((await staff('reject_order', { order_id: id, revision: 1, reason: ' ' })).statusCode).toBe(400)
    expect((await staff('reject_order', { order_id: id, revision: 1, reason: 'Объект закрыт' })).json()).toMatchObject({ success: true })
    const { data } = (await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id: id } })).json<{
      data: { result: { info: object } }
    }>()
    expect(data.result.info).toMatchObject({ status: 'rejected', rejection_reason: 'Объект закрыт', archived: false, allowed: ['archive'] })
    expect(await taken(slot)).toBe(0)
  })

  test('a confirmed order cannot be rejected or made to wait, only cancelled with the whole charge reversed', async () => {
    const before = await balance()
    const id = await place(world, await addSlot(world, { capacity: 50 }))
    await staff('confirm_order', { order_id: id, ...confirmation })
    expect((await staff('reject_order', { order_id: id, revision: 2, reason: 'x' })).json()).toMatchObject({ code: 'move_not_allowed' })
    expect((await staff('wait_order', { order_id: id, revision: 2 })).json()).toMatchObject({ code: 'move_not_allowed' })
    expect((await staff('cancel_order', { order_id: id, revision: 2 })).json()).toMatchObject({ success: true })
    expect(await balance()).toBe(before)
  })

  test('the order card shows what every slot of the day holds', async () => {
    const slot = await addSlot(world, { capacity: 40 })
    const confirmed = await place(world, slot)
    const id = await place(world, slot)
    await staff('confirm_order', { order_id: confirmed, ...confirmation })
    const details = await open(id)
    expect(details.day.find((item) => item.id === slot)).toMatchObject({ capacity: 40, free: 16, confirmed: 12, in_processing: 12 })
    expect(details.usual_entrance).toBe('Подъезд 3')
  })

  test('of an order that does not exist are 404', async () => {
    expect((await staff('confirm_order', { order_id: 2_000_000_000, ...confirmation })).statusCode).toBe(404)
  })
})
