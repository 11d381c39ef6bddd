import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../db/pool.ts'
import { lockCustomerAccount } from '../ledger/index.ts'
import { lockPaidOrders, payableKopecks } from '../orders/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { coverFrom } from './payment.rules.ts'
import { keptOf, lockKept } from './payments.store.ts'
import { payFromKept } from './recording/pay-from-kept.ts'

type Used = { used: number; kept: number; orders: { order_id: number; due: number }[] }
type Wish = { customerId: number; userId: number; orderIds: readonly number[]; amount: number }

/**
 * A member lets what lies on the balance pay orders of the customer: all of it, or all that is due, whichever is less, in kopecks. The money
 * that came first and the visits that come first are first. `amount`: what the member saw; another one by now: `amount_not_exact` with it.
 */
export async function useBalance(tx: Tx, { customerId, userId, orderIds, amount }: Wish): Promise<Outcome<Used>> {
  await lockCustomerAccount(tx, customerId)
  const found = await lockPaidOrders(tx, customerId, orderIds)
  if (found.length !== orderIds.length) return refuse('order_not_found', 'vouchers')
  const orders = found.toSorted((a, b) => a.passDate.localeCompare(b.passDate))
  if (orders.some((order) => payableKopecks(order) === 0)) return refuse('not_payable', 'vouchers')
  const payments = await lockKept(tx, customerId)
  const covers = coverFrom(
    payments.map((payment) => ({ paymentId: payment.id, kept: keptOf(payment) })),
    orders.map((order) => ({ orderId: order.id, due: payableKopecks(order) })),
  )
  const used = covers.reduce((sum, cover) => sum + cover.amount, 0)
  if (amount !== used) return { ...refuse('amount_not_exact', 'amount'), due: used }
  const [paymentOf, orderOf] = [
    new Map(payments.map((payment) => [payment.id, payment])),
    new Map(orders.map((order) => [order.id, order])),
  ]
  for (const cover of covers) {
    const [payment, order] = [paymentOf.get(cover.paymentId), orderOf.get(cover.orderId)]
    if (!payment || !order) continue
    await payFromKept(tx, { payment, order, amount: cover.amount, actorId: userId })
    payment.allocated += cover.amount
    order.paid = kopecks(order.paid + cover.amount)
  }
  return accept({
    used,
    kept: payments.reduce((sum, payment) => sum + keptOf(payment), 0),
    orders: orders.map((order) => ({ order_id: order.id, due: payableKopecks(order) })),
  })
}
