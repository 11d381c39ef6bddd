import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../../db/pool.ts'
import { receive } from '../../ledger/index.ts'
import type { Fee } from '../../licenses/index.ts'
import { moveMoney, type PaidOrder, payableKopecks } from '../../orders/index.ts'
import { payFees } from './pay-fees.ts'
import { mailReceived } from '../mailing/mail-payment.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { type PayableShare, type Share, shareOut } from '../payment.rules.ts'
import { addSpent, paymentReference, type PaymentRow, saveReceived } from '../payments.store.ts'
import { receiptOfAllocation } from '../receipts/receipt-of-allocation.ts'
import { receiptOfPayment } from '../receipts/receipt-by-hand.ts'
import { listAsked } from '../receipts/receipts.store.ts'
import { addTask } from '../tasks/tasks.store.ts'

/** What the payment is for: orders, or fees of prolongation. */
export type Bought = { orders: readonly PaidOrder[]; fees: readonly Fee[] }

/**
 * Money came: the customer owes so much less, and it pays the orders that it was for, as far as they still take it. An order that was
 * cancelled, rejected or paid otherwise meanwhile is not revived: its part stays on the customer's balance, and the accountant gets a
 * task. A fee that was taken back meanwhile likewise. Account, orders and payment are locked.
 */
export async function bookReceived(tx: Tx, payment: PaymentRow, { orders, fees }: Bought, amount: Kopecks): Promise<void> {
  const { id, customerId, provider } = payment
  const source = paymentReference(id)
  await receive(tx, { customerId, reference: source, actorId: null }, 'clearing', amount, provider)
  await saveReceived(tx, id, amount)
  const asked = new Map((await listAsked(tx, id)).map((share) => [share.orderId, share.amount]))
  const wanted = orders.map((order) => ({ orderId: order.id, asked: asked.get(order.id) ?? 0, due: payableKopecks(order) }))
  const { shares, kept: left } = shareOut(amount, wanted)
  for (const share of shares) {
    const order = orders.find((one) => one.id === share.orderId) as PaidOrder
    await moveMoney(tx, { order, source, amount: share.amount, actorId: null })
  }
  const kept = fees.length > 0 ? await payFees(tx, payment, fees, left) : left
  await addSpent(tx, id, { allocated: amount - kept })
  await receiptOfPayment(tx, payment)
  // More came than was asked, so that an order is paid of which no receipt speaks.
  for (const { orderId } of shares.filter((share) => !asked.has(share.orderId))) await receiptOfAllocation(tx, payment, orderId, kept)
  await recordPaymentEvent(tx, { paymentId: id, kind: 'received', word: 'COMPLETE', details: { amount, kept } })
  await mailReceived(tx, payment, { amount, kept })
  if (kept > 0) await tellKept(tx, payment, { orders, wanted, shares, kept })
}

type Kept = { orders: readonly PaidOrder[]; wanted: readonly PayableShare[]; shares: readonly Share[]; kept: number }

/** A task for each order that did not take its part. What came beyond all that was asked is told as an amount that differs. */
async function tellKept(tx: Tx, { id, customerId }: PaymentRow, { orders, wanted, shares, kept }: Kept): Promise<void> {
  let left = kept
  for (const { orderId, asked } of wanted) {
    const missing = kopecks(Math.min(left, asked - (shares.find((share) => share.orderId === orderId)?.amount ?? 0)))
    if (missing <= 0) continue
    left -= missing
    const isOpen = orders.find((order) => order.id === orderId)?.status === 'confirmed'
    const kind = isOpen ? 'order_already_paid' : 'order_not_payable'
    await addTask(tx, { kind, about: `payment:${id} order:${orderId}`, customerId, paymentId: id, orderId, amount: missing })
  }
}
