import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../../db/pool.ts'
import { listFreeTransfers, lockCustomerAccount } from '../../ledger/index.ts'
import { lockPaidOrders, moveMoney, payableKopecks } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { coverFrom } from '../payment.rules.ts'
import { keptOf, lockKept, paymentReference } from '../payments.store.ts'
import { payFromKept } from '../recording/pay-from-kept.ts'

type Used = { used: number; kept: number; orders: { order_id: number; due: number }[] }
type Wish = { customerId: number; userId: number; orderIds: readonly number[]; amount: number }

/**
 * A member lets what lies on the balance pay orders of the customer: all of it, or all that is due, whichever is less, in kopecks. Payments go
 * before transfers, of each the money that came first, to the visits that come first. `amount`: what the member saw; another one by now:
 * `amount_not_exact` with it.
 */
export async function useBalance(tx: Tx, { customerId, userId, orderIds, amount }: Wish): Promise<Outcome<Used>> {
  await lockCustomerAccount(tx, customerId)
  const found = await lockPaidOrders(tx, customerId, orderIds)
  if (found.length !== orderIds.length) return refuse('order_not_found', 'vouchers')
  const orders = found.toSorted((a, b) => a.passDate.localeCompare(b.passDate))
  if (orders.some((order) => payableKopecks(order) === 0)) return refuse('not_payable', 'vouchers')
  const payments = await lockKept(tx, customerId)
  const money = [
    ...payments.map((payment) => ({ source: paymentReference(payment.id), kept: keptOf(payment) })),
    ...(await listFreeTransfers(tx, customerId)),
  ]
  const covers = coverFrom(
    money,
    orders.map((order) => ({ orderId: order.id, due: payableKopecks(order) })),
  )
  const used = covers.reduce((sum, cover) => sum + cover.amount, 0)
  if (amount !== used) return { ...refuse('amount_not_exact', 'amount'), due: used }
  const paymentOf = new Map(payments.map((payment) => [paymentReference(payment.id), payment]))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  for (const cover of covers) {
    const [payment, order] = [paymentOf.get(cover.source), orderOf.get(cover.orderId)]
    if (!order) continue
    if (payment) {
      await payFromKept(tx, { payment, order, amount: cover.amount, actorId: userId })
      payment.allocated += cover.amount
      // The ledger alone knows what of a transfer pays what.
    } else await moveMoney(tx, { order, source: cover.source, amount: cover.amount, actorId: userId })
    order.paid = kopecks(order.paid + cover.amount)
  }
  return accept({
    used,
    kept: money.reduce((sum, { kept }) => sum + kept, 0) - used,
    orders: orders.map((order) => ({ order_id: order.id, due: payableKopecks(order) })),
  })
}
