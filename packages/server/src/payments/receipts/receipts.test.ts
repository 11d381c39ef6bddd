import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderPrice } from '../../testing/payment-targets.ts'
import {
  askLater,
  bankOf,
  confirmOrder,
  createPaymentWorld,
  office,
  pay,
  payerOf,
  type PaymentWorld,
  play,
} from '../../testing/payment-world.ts'
import { freeOverpaid } from '../recording/free-overpaid.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import { receiptLines } from './receipt-lines.ts'
import { settleReceipts, settleVisit } from './settle-receipts.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await createPaymentWorld()
})
afterAll(() => world.close())

const ticket = 'Экскурсионное обслуживание: взрослый билет: 10 × 1500,00 ₽, без НДС'
const visit = (orderId: number) => world.pool.query(`update orders set pass_date = current_date - 2 where id = $1`, [orderId])
const settle = () => settleReceipts(world.pool, world.providers)

const cancel = (orderId: number) => office(world, 'dispatcher', 'cancel_order', { order_id: orderId, revision: 2 })

async function visited(): Promise<number> {
  const orderId = await confirmOrder(world)
  await visit(orderId)
  return orderId
}

async function paid(...orders: number[]): Promise<number> {
  const { payment_id: id } = await pay(world, orders)
  await play(world, id, 'approve')
  await askLater(world, id)
  return id
}

/** Two attempts for one order, both paid: the second one's money is kept. */
async function paidTwice(orderId: number): Promise<number> {
  const [first, second] = [await pay(world, [orderId]), await pay(world, [orderId])]
  for (const { payment_id: id } of [first, second]) {
    await play(world, id, 'approve')
    await askLater(world, id)
  }
  return second.payment_id
}

const allocate = (payment: number, order: number, amount: number) =>
  office(world, 'officeAccountant', 'allocate_money', { payment_id: payment, order_id: order, amount })

async function receiptsOf(payment: number): Promise<unknown[]> {
  const { rows } = await world.pool.query<{ order: number; kind: string; state: string; amount: number }>(
    `select order_id as order, kind, state, amount_kopecks as amount from payment_receipts where payment_id = $1 order by order_id, kind`,
    [payment],
  )
  return rows.map(({ order, kind, state, amount }) => [order, kind, state, amount])
}

async function byHand(payment: number): Promise<unknown[]> {
  const { rows } = await world.pool.query<{ kind: string; order: number; amount: number; lines: string }>(
    `select kind, order_id as order, amount_kopecks as amount, details ->> 'lines' as lines from accountant_tasks
     where payment_id = $1 and kind in ('receipts_by_hand', 'refund_receipt_by_hand') order by id`,
    [payment],
  )
  return rows.map(({ kind, order, amount, lines }) => [kind, order, amount, lines])
}

describe('a payment', () => {
  it('before the visit is in advance and settled once the morning after it, at the cash register for want of a call', async () => {
    const orderId = await confirmOrder(world)
    const id = await paid(orderId)
    expect(await settle()).toMatchObject({ byHand: 0 })
    await visit(orderId)
    expect(await settle()).toMatchObject({ byHand: 1, failed: 0 })
    expect(await settle()).toMatchObject({ byHand: 0 })
    expect(await receiptsOf(id)).toEqual([
      [orderId, 'prepayment', 'settled', orderPrice],
      [orderId, 'settlement', 'by_hand', orderPrice],
    ])
    expect(await byHand(id)).toEqual([['receipts_by_hand', orderId, orderPrice, `${ticket}, полный расчёт`]])
    const { rows } = await world.pool.query(`select details ->> 'contact' as contact from accountant_tasks where payment_id = $1`, [id])
    expect(rows).toEqual([{ contact: payerOf().email }])
  })

  it('after the visit is settled by its own receipt and no second, beside an order that is still ahead', async () => {
    const [over, ahead] = [await visited(), await confirmOrder(world)]
    const id = await paid(over, ahead)
    expect((await bankOf(world, id)).receipt).toMatchObject([
      { payment_method: 'full_payment', price: 1500, quantity: 10 },
      { payment_method: 'full_prepayment', price: 1500, quantity: 10 },
    ])
    await settle()
    expect(await receiptsOf(id)).toEqual([
      [over, 'settlement', 'sent', orderPrice],
      [ahead, 'prepayment', 'sent', orderPrice],
    ])
    expect(await byHand(id)).toEqual([])
  })

  it('begun before the visit and paid after it keeps what its receipt said, and is settled', async () => {
    const orderId = await confirmOrder(world)
    const { payment_id: id } = await pay(world, [orderId])
    await visit(orderId)
    await play(world, id, 'approve')
    await askLater(world, id)
    expect(await receiptsOf(id)).toEqual([[orderId, 'prepayment', 'sent', orderPrice]])
    await settle()
    expect(await byHand(id)).toEqual([['receipts_by_hand', orderId, orderPrice, `${ticket}, полный расчёт`]])
  })

  it('of an order that was cancelled is settled as the penalty that stays', async () => {
    const orderId = await confirmOrder(world)
    const id = await paid(orderId)
    await cancel(orderId)
    await world.pool.query('update orders set penalty_kopecks = 200000 where id = $1', [orderId])
    await settle()
    expect(await byHand(id)).toEqual([])
    await freeOverpaid(world.pool)
    await settle()
    const line = `Штраф по заказу № ${orderId}: 1 × 2000,00 ₽, без НДС, полный расчёт`
    expect(await byHand(id)).toEqual([['receipts_by_hand', orderId, 200_000, line]])
  })
})

describe('a group that was let in', () => {
  const letIn = (orderId: number, ago: string | null) =>
    world.pool.query('update orders set redeemed_at = now() - $2::interval where id = $1', [orderId, ago])
  const settleIt = (orderId: number) => settleVisit(world.pool, world.providers, orderId)

  it('is settled the same day, once, and not before nobody can take it back', async () => {
    const orderId = await confirmOrder(world)
    const id = await paid(orderId)
    await letIn(orderId, '70 seconds')
    expect(await settleIt(orderId)).toMatchObject({ byHand: 0 })
    await letIn(orderId, null)
    expect([await settleIt(orderId), await settle()]).toMatchObject([{ byHand: 0 }, { byHand: 0 }])
    await letIn(orderId, '121 seconds')
    expect(await settleIt(orderId)).toMatchObject({ byHand: 1, failed: 0 })
    expect([await settleIt(orderId), await settle()]).toMatchObject([{ byHand: 0 }, { byHand: 0 }])
    expect(await receiptsOf(id)).toEqual([
      [orderId, 'prepayment', 'settled', orderPrice],
      [orderId, 'settlement', 'by_hand', orderPrice],
    ])
  })

  it('and pays afterwards is settled by that receipt alone', async () => {
    const orderId = await confirmOrder(world)
    await letIn(orderId, '121 seconds')
    const id = await paid(orderId)
    expect((await bankOf(world, id)).receipt).toMatchObject([{ payment_method: 'full_payment' }])
    expect(await receiptsOf(id)).toEqual([[orderId, 'settlement', 'sent', orderPrice]])
  })

  it('leaves the receipts of others to the morning', async () => {
    const [orderId, other] = [await confirmOrder(world), await confirmOrder(world)]
    await paid(orderId, other)
    await letIn(orderId, '121 seconds')
    await visit(other)
    expect(await settleIt(orderId)).toMatchObject({ byHand: 1 })
    expect(await settle()).toMatchObject({ byHand: 1 })
  })
})

describe('a penalty beside a visit', () => {
  it('is a line of its own, and the tickets keep their price', async () => {
    const orderId = await confirmOrder(world)
    await world.pool.query('update orders set penalty_kopecks = 200000 where id = $1', [orderId])
    const { rows } = await world.pool.query<{ id: number }>('select customer_id as id from orders where id = $1', [orderId])
    const shares = [{ orderId, amount: orderPrice + 200_000, inAdvance: true }]
    expect(await receiptLines(world.pool, rows[0]?.id ?? 0, shares)).toMatchObject([
      { quantity: 10, sum: orderPrice },
      { name: `Штраф по заказу № ${orderId}`, quantity: 1, sum: 200_000, vatPercent: null },
    ])
  })
})

describe('kept money', () => {
  it('that was printed in advance stays so for an order ahead, and is set off at once for a visit that is over', async () => {
    const printedFor = await confirmOrder(world)
    const id = await paidTwice(printedFor)
    const [over, ahead] = [await visited(), await confirmOrder(world)]
    await allocate(id, over, 600_000)
    await allocate(id, over, 100_000)
    await allocate(id, ahead, 500_000)
    expect(await receiptsOf(id)).toEqual([
      [printedFor, 'prepayment', 'sent', orderPrice],
      [over, 'settlement', 'by_hand', 700_000],
      [ahead, 'prepayment', 'carried', 500_000],
    ])
    await visit(ahead)
    await settle()
    await settle()
    expect((await byHand(id)).map((task) => (task as unknown[]).slice(0, 3))).toEqual([
      ['receipts_by_hand', over, 600_000],
      ['receipts_by_hand', over, 100_000],
      ['receipts_by_hand', ahead, 500_000],
    ])
  })

  it('that was printed as a settlement is taken back on paper before it pays another order, or goes back', async () => {
    const over = await visited()
    const id = await paidTwice(over)
    const ahead = await confirmOrder(world)
    await allocate(id, ahead, 900_000)
    const tickets = (price: string): string => `Экскурсионное обслуживание: взрослый билет: 10 × ${price} ₽, без НДС`
    const moved = [
      ['refund_receipt_by_hand', over, 900_000, `${tickets('900,00')}, полный расчёт`],
      ['receipts_by_hand', ahead, 900_000, `${tickets('900,00')}, предоплата 100 %`],
    ]
    expect(await byHand(id)).toEqual(moved)
    expect(await receiptsOf(id)).toEqual([
      [over, 'settlement', 'sent', orderPrice],
      [ahead, 'prepayment', 'by_hand', 900_000],
    ])
    const answer = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', {
      payment_id: id,
      amount: 1_000_000,
      reason: 'Оплачено дважды',
    })
    await sendRefund(world.pool, world.providers, answer.data.result.id)
    // The rest of what was kept, and what it took from the order ahead.
    const back = `${tickets('600,00')}, полный расчёт; ${tickets('400,00')}, предоплата 100 %`
    expect(await byHand(id)).toEqual([...moved, ['refund_receipt_by_hand', null, 1_000_000, back]])
  })

  it('goes back under the receipt of the order that did not take it, not of the others of the payment', async () => {
    const [closed, open] = [await confirmOrder(world), await confirmOrder(world)]
    const { payment_id: id } = await pay(world, [closed, open])
    await cancel(closed)
    await play(world, id, 'approve')
    await askLater(world, id)
    const answer = await office<{ id: number }>(world, 'officeAccountant', 'refund_payment', {
      payment_id: id,
      amount: orderPrice,
      reason: 'Аннулирована',
    })
    await sendRefund(world.pool, world.providers, answer.data.result.id)
    const returned = await world.pool.query('select order_id as order, in_advance as advance from receipt_returns where payment_id = $1', [
      id,
    ])
    expect(returned.rows).toEqual([{ order: closed, advance: true }])
    expect(await byHand(id)).toEqual([['refund_receipt_by_hand', null, orderPrice, `${ticket}, предоплата 100 %`]])
  })
})
