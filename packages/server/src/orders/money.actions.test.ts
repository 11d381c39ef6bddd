import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sqlErrors } from '../db/sql-errors.ts'
import { findBalance, findCharged } from '../ledger/ledger.store.ts'
import { addPriceList, addSlot, ask, createWorld, instantObjectId, objectId, place, ticketsFor, type World } from '../testing/world.ts'
import { verifyCharges } from './verify-charges.ts'

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterAll(async () => {
  expect(await verifyCharges(world.pool)).toEqual([])
  await world.close()
})
beforeEach(async () => {
  await world.pool.query('delete from customer_terms')
  await world.pool.query('update museum_objects set penalty_kopecks = 0, free_change_hours = 24')
  await world.pool.query(`update customers set settlement = 'invoice', credit_limit_kopecks = null where id = $1`, [agency])
})

/** Ten adults cost 15 000 ₽. */
const price = 1_500_000
const confirm = (order_id: number) =>
  ask(world, {
    as: 'dispatcher',
    api: 'office',
    action: 'confirm_order',
    data: { order_id, revision: 1, time: '10:00', entrance: 'Подъезд 3' },
  })
const cancel = (request_id: number, more: object = {}) =>
  ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id, ...more } })
const read = async (request_id: number) =>
  (await ask(world, { as: 'agencyOwner', action: 'get_request', data: { request_id } })).json<{
    data: { result: { info: Record<string, unknown>; history: { kind: string; changes: unknown }[]; lines: unknown[] } }
  }>().data.result
const allow = async (limit: number) =>
  world.pool.query('update customers set credit_limit_kopecks = $2 where id = $1', [
    agency,
    (await findBalance(world.pool, agency)) + limit,
  ])
const balance = () => findBalance(world.pool, agency)

describe('a credit limit', () => {
  test('lets an order be confirmed to the last kopeck, and not beyond', async () => {
    const [first, second] = [
      await place(world, await addSlot(world, { capacity: 20 })),
      await place(world, await addSlot(world, { capacity: 20 })),
    ]
    await allow(price)
    expect((await confirm(first)).json()).toMatchObject({ success: true })
    expect((await confirm(second)).json()).toMatchObject({ success: false, code: 'credit_exceeded' })
    expect((await read(second)).info).toMatchObject({ status: 'in_processing', due: 0 })
  })

  test('for one of two orders lets one of two confirmations at once pass', async () => {
    for (let round = 0; round < 5; round++) {
      const orders = [
        await place(world, await addSlot(world, { capacity: 20 })),
        await place(world, await addSlot(world, { capacity: 20 })),
      ]
      await allow(price)
      const answers = await Promise.all(orders.map(confirm))
      expect(answers.filter((answer) => answer.json().success)).toHaveLength(1)
    }
  })

  test('that is used up leaves an order in processing where it would be confirmed at once, with the reason in its history', async () => {
    await allow(price - 1)
    const slot = await addSlot(world, { capacity: 20, object: instantObjectId })
    const data = ticketsFor(slot, { system_id: instantObjectId })
    const sent = await ask(world, { as: 'agencyOwner', action: 'post_request', data, key: 'over-the-limit' })
    expect(sent.json()).toMatchObject({ data: { result: { status: 'in_processing' } } })
    const again = await ask(world, { as: 'agencyOwner', action: 'post_request', data, key: 'over-the-limit' })
    expect(again.json()).toEqual(sent.json())
    const { id } = sent.json<{ data: { result: { id: number } } }>().data.result
    expect((await read(id)).history).toMatchObject([
      { kind: 'placed' },
      { kind: 'not_confirmed', changes: { reason: { from: null, to: 'credit_exceeded' } } },
    ])
    expect(await findCharged(world.pool, agency, `order:${id}`)).toBe(0)
  })
})

describe('a deposit', () => {
  test('must cover what is confirmed', async () => {
    const order = await place(world, await addSlot(world, { capacity: 20 }))
    await world.pool.query(`update customers set settlement = 'deposit', credit_limit_kopecks = $2 where id = $1`, [
      agency,
      (await balance()) + price - 1,
    ])
    expect((await confirm(order)).json()).toMatchObject({ code: 'deposit_insufficient' })
  })
})

describe('cancelling after the deadline of free changes', () => {
  async function lateOrder(): Promise<number> {
    await world.pool.query('update museum_objects set penalty_kopecks = 20000, free_change_hours = 2400 where system_id = $1', [objectId])
    const order = await place(world, await addSlot(world, { capacity: 20 }))
    await confirm(order)
    return order
  }

  test('costs what was shown before, and the ledger keeps nothing else', async () => {
    const order = await lateOrder()
    const before = await balance()
    const penalty = 12 * 20_000
    expect((await read(order)).info).toMatchObject({ cancel_penalty: penalty })
    expect((await cancel(order, { penalty })).json()).toMatchObject({ success: true })
    expect(await balance()).toBe(before - price + penalty)
    expect((await read(order)).info).toMatchObject({ status: 'cancelled', due: penalty, cancel_penalty: null })
  })

  test('is refused with the sum when another one was seen, and nothing happens', async () => {
    const order = await lateOrder()
    const before = await balance()
    expect((await cancel(order, { penalty: 0 })).json()).toMatchObject({ code: 'stale_revision', penalty: 240_000 })
    expect(await balance()).toBe(before)
    expect((await read(order)).info).toMatchObject({ status: 'confirmed' })
  })

  test('costs what the customer’s own terms say, for the object before those for all', async () => {
    await world.pool.query('insert into customer_terms (customer_id, museum_object_id, penalty_kopecks) values ($1, null, 700)', [agency])
    expect((await read(await lateOrder())).info).toMatchObject({ cancel_penalty: 12 * 700 })
    await world.pool.query('insert into customer_terms (customer_id, museum_object_id, penalty_kopecks) values ($1, $2, 900)', [
      agency,
      objectId,
    ])
    expect((await read(await lateOrder())).info).toMatchObject({ cancel_penalty: 12 * 900 })
  })

  test('costs what was agreed when the order was confirmed, whatever is agreed later', async () => {
    const order = await lateOrder()
    const instant = await place(world, await addSlot(world, { capacity: 20, object: instantObjectId }), { system_id: instantObjectId })
    await world.pool.query('insert into customer_terms (customer_id, museum_object_id, penalty_kopecks) values ($1, null, 700)', [agency])
    await world.pool.query('update museum_objects set penalty_kopecks = 90000, free_change_hours = 2000')
    expect((await read(order)).info).toMatchObject({ cancel_penalty: 240_000 })
    expect((await read(instant)).info).toMatchObject({ cancel_penalty: 0 })
  })

  test('costs nothing when the employee rejects', async () => {
    const order = await place(world, await addSlot(world, { capacity: 20 }))
    await world.pool.query('update museum_objects set penalty_kopecks = 20000, free_change_hours = 2400')
    const before = await balance()
    await ask(world, { as: 'dispatcher', api: 'office', action: 'reject_order', data: { order_id: order, revision: 1, reason: 'closed' } })
    expect(await balance()).toBe(before)
  })
})

describe('the price list', () => {
  const totalOf = async (id: number) => (await read(id)).info['total']

  test('of the customer goes before the one for all, and a later one never touches an older order', async () => {
    const slot = await addSlot(world, { capacity: 100 })
    const before = await place(world, slot)
    const version = await addPriceList(
      world.pool,
      'ig',
      { [objectId]: { 'ticket:common': { amount: 100 }, 'ticket:child': { amount: 50 } } },
      agency,
    )
    const after = await place(world, slot)
    expect([await totalOf(before), await totalOf(after)]).toEqual([price, 1100])
    await placeAsOther(slot)
    const { rows } = await world.pool.query('select price_version_id from orders where id = $1', [after])
    expect(rows).toEqual([{ price_version_id: version }])
    const origin = async (order_id: number) =>
      (await ask(world, { as: 'dispatcher', api: 'office', action: 'office_order', data: { order_id } })).json().data.result.price_list
    expect(await origin(after)).toMatchObject({
      version_id: version,
      number: 1,
      name: 'Список',
      customer: { id: agency, name: 'agency' },
      valid_from: '2020-01-01',
      valid_until: '2099-12-31',
      published_at: expect.any(String),
    })
    expect(await origin(before)).toMatchObject({ customer: null })
  })

  test('that is published is not changed any more', async () => {
    await expect(world.pool.query(`update price_tables set prices = '{}'`)).rejects.toMatchObject({ code: sqlErrors.publishedPrices.code })
    await expect(world.pool.query(`delete from price_tables`)).rejects.toMatchObject({ code: sqlErrors.publishedPrices.code })
  })

  /** Another agency's order is not for these eyes; its price is the one for all. */
  async function placeAsOther(slot: number): Promise<void> {
    const id = await place(world, slot, {}, 'otherAgency')
    const { rows } = await world.pool.query<{ total: number }>('select total_kopecks as total from orders where id = $1', [id])
    expect(rows[0]?.total).toBe(price)
  }
})

describe('the cut-off of a contract', () => {
  test('closes a slot for that customer only', async () => {
    const slot = await addSlot(world, { capacity: 100 })
    await world.pool.query('insert into customer_terms (customer_id, museum_object_id, cut_off_minutes) values ($1, null, 144000)', [
      agency,
    ])
    const order = (as: 'agencyOwner' | 'otherAgency') => ask(world, { as, action: 'post_request', data: ticketsFor(slot) })
    expect((await order('agencyOwner')).json()).toMatchObject({ code: 'booking_closed' })
    expect((await order('otherAgency')).json()).toMatchObject({ success: true })
  })
})
