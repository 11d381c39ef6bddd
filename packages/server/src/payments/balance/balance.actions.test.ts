import { addDays, defaultZone, todayIn } from '@anfilada/contract/dates'
import { balanceActions } from '@anfilada/contract/ledger/balance'
import { kopecks } from '@anfilada/contract/kopecks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount, receive } from '../../ledger/ledger.store.ts'
import { addSlot, ask, createWorld, objectId, place, type Principal, type World } from '../../testing/world.ts'

let world: World
let agency: number
beforeAll(async () => {
  world = await createWorld()
  const { rows } = await world.pool.query<{ id: number }>(`select id from customers where name = 'agency'`)
  agency = rows[0]?.id ?? 0
})
afterAll(() => world.close())

const price = 1_500_000

async function confirmed(date: string): Promise<number> {
  const id = await place(world, await addSlot(world, { capacity: 50, date }), { pass_date: date })
  const data = { order_id: id, revision: 1, time: '10:00', entrance: 'Подъезд 3' }
  expect((await ask(world, { as: 'dispatcher', api: 'office', action: 'confirm_order', data })).json()).toMatchObject({ success: true })
  return id
}
async function balance(as: Principal = 'agencyOwner') {
  const answer = await ask(world, { as, action: 'get_balance', data: { language: 'en' } })
  return balanceActions.get_balance.output.parse(answer.json<{ data: unknown }>().data).result
}
const inDays = (days: number) => addDays(todayIn(defaultZone), days)

describe('a customer’s balance', () => {
  it('is nothing before anything was charged', async () => {
    expect(await balance('otherAgency')).toEqual({
      balance: 0,
      settlement: 'invoice',
      credit_limit: null,
      available: null,
      due_total: 0,
      due_today: 0,
      due_overdue: 0,
      due_count: 0,
      due_fees: 0,
      due_opening: 0,
      kept: 0,
      due_orders: [],
      currency: 'RUB',
    })
  })

  it('names the orders that are due, the earliest visit first; what only waits is not due', async () => {
    await world.pool.query(`update museum_objects set penalty_kopecks = 10000, free_change_hours = 2400 where system_id = $1`, [objectId])
    const late = await confirmed(inDays(40))
    const early = await confirmed(inDays(35))
    await place(world, await addSlot(world, { capacity: 50 }))
    const { due_orders: orders, ...sums } = await balance('agencyAccountant')
    expect(sums).toMatchObject({ balance: 2 * price, due_total: 2 * price, due_count: 2 })
    expect(orders.map(({ id, due, museum }) => [id, due, museum])).toEqual([
      [early, price, 'Дворец'],
      [late, price, 'Дворец'],
    ])
  })

  it('leaves what is paid out of what is due, and names a penalty', async () => {
    const [order] = (await balance()).due_orders
    await ask(world, { as: 'agencyOwner', action: 'delete_request', data: { request_id: order?.id } })
    expect((await balance()).due_orders).toMatchObject([{ id: order?.id, due: 120_000 }, { due: price }])
    await world.pool.query('update orders set paid_kopecks = penalty_kopecks where id = $1', [order?.id])
    expect(await balance()).toMatchObject({ due_total: price, due_count: 1 })
    await world.pool.query('update orders set paid_kopecks = 0 where id = $1', [order?.id])
  })

  it.each([
    ['invoice', null, null],
    ['invoice', 2_000_000, 2_000_000 - 1_620_000],
    ['invoice', 1_000_000, 0],
    ['deposit', null, 0],
    ['pay_now', null, null],
  ])('with %s and a limit of %s leaves %s for more orders', async (settlement, limit, available) => {
    await world.pool.query('update customers set settlement = $2, credit_limit_kopecks = $3 where id = $1', [agency, settlement, limit])
    expect(await balance()).toMatchObject({ settlement, credit_limit: limit, balance: 1_620_000, available })
  })

  it('is below zero when money came in advance', async () => {
    await world.pool.query(`update customers set settlement = 'deposit', credit_limit_kopecks = null where id = $1`, [agency])
    await inTransaction(world.pool, async (tx) => {
      await lockCustomerAccount(tx, agency)
      await receive(tx, { customerId: agency, reference: 'payment:1', actorId: null }, 'bank', kopecks(2_000_000))
    })
    expect(await balance()).toMatchObject({ balance: -380_000, available: 380_000 })
  })

  it('is due by the day of the visit, and says what lies on it, alike wherever it is asked for', async () => {
    const [penalty, whole] = (await balance()).due_orders
    await world.pool.query('update orders set pass_date = local_day(now()) - 1 where id = $1', [penalty?.id])
    await world.pool.query('update orders set pass_date = local_day(now()) where id = $1', [whole?.id])
    await inTransaction(world.pool, async (tx) => {
      await lockCustomerAccount(tx, agency)
      await receive(tx, { customerId: agency, reference: 'bank:1', actorId: null }, 'bank', kopecks(50_000))
    })
    const sums = { due_total: price + 120_000, due_today: price, due_overdue: 120_000, due_count: 2, kept: 50_000 }
    expect(await balance()).toMatchObject(sums)
    const offered = await ask(world, { as: 'agencyOwner', action: 'prefetch_payment', data: {} })
    expect(offered.json()).toMatchObject({ data: { result: sums } })
    const card = await ask(world, { as: 'dispatcher', api: 'office', action: 'office_customer_balance', data: { customer_id: agency } })
    // What came by transfer is matched with invoices, not allocated to orders.
    expect(card.json()).toMatchObject({ data: { result: { ...sums, kept_of_payments: 0 } } })
  })
})
