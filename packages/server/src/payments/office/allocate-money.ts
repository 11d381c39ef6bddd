import { kopecks } from '@anfilada/contract/kopecks'
import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { lockPaidOrders } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findPayment, keptOf, lockPayment } from '../payments.store.ts'
import { payFromKept } from '../recording/pay-from-kept.ts'

type Allocation = { paymentId: number; orderId: number; amount: number }
type Allocated = { payment_id: number; order_id: number; kept: number; due: number }

/**
 * Staff let money that pays nothing pay an order of the same customer, also the penalty of a cancelled one: no more than is kept and no
 * more than is due.
 */
export async function allocateMoney(
  tx: Tx,
  { caller, origin }: { caller: Caller; origin: Origin },
  { paymentId, orderId, amount }: Allocation,
): Promise<Outcome<Allocated>> {
  const seen = await findPayment(tx, paymentId)
  if (!seen) return refuse('payment_not_found')
  const { customerId } = seen
  await lockCustomerAccount(tx, customerId)
  const [order] = await lockPaidOrders(tx, customerId, [orderId])
  if (!order) return refuse('order_not_found')
  const payment = await lockPayment(tx, paymentId)
  const kept = keptOf(payment)
  const due = Math.max(0, order.charged - order.paid)
  if (amount > kept || amount > due) return refuse('money_not_enough', 'amount')
  await payFromKept(tx, { payment, order, amount: kopecks(amount), actorId: caller.userId })
  const about = { subject: 'payment', subjectId: paymentId, customerId, details: { order: orderId, amount } }
  await recordAudit(tx, caller, origin, { action: 'payment.allocated', ...about })
  return accept({ payment_id: paymentId, order_id: orderId, kept: kept - amount, due: due - amount })
}
