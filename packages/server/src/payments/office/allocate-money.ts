import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import { recordAudit } from '../../identity/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { findFees, payableFee } from '../../licenses/index.ts'
import { lockPaidOrders } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { findPayment, keptOf, lockPayment, type PaymentRow } from '../payments.store.ts'
import { payFeeFromKept, payFromKept } from '../recording/pay-from-kept.ts'

/** `orderId`, or `requestId` of the prolongation whose fee is paid; one of the two. */
type Allocation = { paymentId: number; orderId?: number | undefined; requestId?: number | undefined; amount: number }

/** What is due of an order or a fee, kopecks, and how money of a payment pays it; `details`: how the log names it. */
type Debt = { due: number; details: Readonly<Record<string, number>>; pay: (payment: PaymentRow, amount: Kopecks) => Promise<void> }

/**
 * Staff let money that pays nothing pay an order of the same customer, also the penalty of a cancelled one, or the fee of a renewal: no more
 * than is kept and no more than is due. Answers what is left of both, kopecks. What is taken back meanwhile takes nothing.
 */
export async function allocateMoney(
  tx: Tx,
  { caller, origin }: { caller: Caller; origin: Origin },
  { paymentId, orderId, requestId, amount }: Allocation,
): Promise<Outcome<{ kept: number; due: number }>> {
  const seen = await findPayment(tx, paymentId)
  if (!seen) return refuse('payment_not_found')
  const { customerId } = seen
  await lockCustomerAccount(tx, customerId)
  const named = { customerId, actorId: caller.userId }
  const found = requestId === undefined ? await lockOrder(tx, named, orderId) : await findFee(tx, named, requestId)
  if (!found.ok) return found
  const { due, details, pay } = found.value
  const payment = await lockPayment(tx, paymentId)
  const kept = keptOf(payment)
  if (amount > kept || amount > due) return refuse('money_not_enough', 'amount')
  await pay(payment, kopecks(amount))
  const about = { subject: 'payment', subjectId: paymentId, customerId, details: { ...details, amount } }
  await recordAudit(tx, caller, origin, { action: 'payment.allocated', ...about })
  return accept({ kept: kept - amount, due: due - amount })
}

type Named = { customerId: number; actorId: number }

async function lockOrder(tx: Tx, { customerId, actorId }: Named, orderId: number | undefined): Promise<Outcome<Debt>> {
  const [order] = orderId === undefined ? [] : await lockPaidOrders(tx, customerId, [orderId])
  if (!order) return refuse('order_not_found')
  return accept({
    due: Math.max(0, order.charged - order.paid),
    details: { order: order.id },
    pay: (payment, amount) => payFromKept(tx, { payment, order, amount, actorId }),
  })
}

/** A fee changes under the lock of the account alone. */
async function findFee(tx: Tx, { customerId, actorId }: Named, requestId: number): Promise<Outcome<Debt>> {
  const [fee] = await findFees(tx, customerId, [requestId])
  if (!fee) return refuse('prolongation_not_found')
  return accept({
    due: payableFee(fee),
    details: { prolongation: requestId },
    pay: (payment, amount) => payFeeFromKept(tx, { payment, fee, amount, actorId }),
  })
}
