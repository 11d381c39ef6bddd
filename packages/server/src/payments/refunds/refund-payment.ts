import { randomBytes } from 'node:crypto'
import { recordAudit } from '../../identity/index.ts'
import type { Db, Tx } from '../../db/pool.ts'
import type { Caller } from '../../http/caller.ts'
import type { Origin } from '../../http/identity.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { lockPaidOrders, type PaidOrder } from '../../orders/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { addSpent, findPayment, keptOf, lockPayment, paymentReference, type PaymentRow } from '../payments.store.ts'
import { takeFromFees } from '../recording/pay-fees.ts'
import { chooseReturns } from '../receipts/printed.rules.ts'
import { insertReturns, listPrinted } from '../receipts/receipts.store.ts'
import { takeShare } from '../recording/free-overpaid.ts'
import { decideOnRefund, decideRefund, takeFromOrders } from './refund.rules.ts'
import { findRefund, insertRefund, lockRefund, saveDecision, saveProgress, scheduleRefund, sumAlone } from './refunds.store.ts'

type Acting = { caller: Caller; origin: Origin }
type Wish = { paymentId: number; amount: number; reason: string }

/** Staff give money back, all or a part; above the limit they propose it. The bank is asked by a job, after the commit. Answers its number. */
export async function requestRefund(tx: Tx, { caller, origin }: Acting, { paymentId, amount, reason }: Wish): Promise<Outcome<number>> {
  const locked = await lockForRefund(tx, paymentId)
  if (!locked) return refuse('payment_not_found')
  const { payment } = locked
  const decision = decideRefund(payment, amount, await sumAlone(tx, paymentId))
  if (!decision.ok) return decision
  const state = decision.value
  const { customerId } = payment
  const prefix = randomBytes(6).toString('hex').toUpperCase()
  const id = await insertRefund(tx, { paymentId, customerId, amount, reason, state, userId: caller.userId, prefix })
  if (state === 'waiting') await setAside(tx, locked, { id, amount }, caller)
  else await recordPaymentEvent(tx, { paymentId, kind: 'refund', word: state, details: { refund: id, amount } })
  const action = state === 'waiting' ? 'refund.sent' : 'refund.proposed'
  await recordAudit(tx, caller, origin, { action, subject: 'payment', subjectId: paymentId, customerId, details: { amount, reason } })
  return accept(id)
}

/** Another employee than the one who proposed the refund sends or declines it. */
export async function decideProposedRefund(
  tx: Tx,
  { caller, origin }: Acting,
  { refundId, approve }: { refundId: number; approve: boolean },
): Promise<Outcome<number>> {
  const seen = await findRefund(tx, refundId)
  const locked = seen && (await lockForRefund(tx, seen.paymentId))
  if (!locked) return refuse('refund_not_found')
  const { payment } = locked
  const refund = await lockRefund(tx, refundId)
  const decision = decideOnRefund(refund, caller.userId)
  if (!decision.ok) return decision
  const { amount, reason } = refund
  if (approve) {
    const stillThere = decideRefund(payment, amount, 0)
    if (!stillThere.ok) return stillThere
  }
  await saveDecision(tx, refundId, approve ? 'waiting' : 'declined', caller.userId)
  if (approve) await setAside(tx, locked, { id: refundId, amount }, caller)
  else await recordPaymentEvent(tx, { paymentId: payment.id, kind: 'refund', word: 'declined', details: { refund: refundId, amount } })
  const action = approve ? 'refund.sent' : 'refund.declined'
  const { id: subjectId, customerId } = payment
  await recordAudit(tx, caller, origin, { action, subject: 'payment', subjectId, customerId, details: { amount, reason } })
  return accept(refundId)
}

type Locked = { payment: PaymentRow; orders: PaidOrder[]; given: Map<number, number> }

/** Account, the orders that the payment pays, payment: in the one order of all locks. */
async function lockForRefund(tx: Tx, paymentId: number): Promise<Locked | undefined> {
  const seen = await findPayment(tx, paymentId)
  if (!seen) return undefined
  await lockCustomerAccount(tx, seen.customerId)
  const given = await listGiven(tx, paymentId)
  const orders = await lockPaidOrders(tx, seen.customerId, [...given.keys()])
  return { payment: await lockPayment(tx, paymentId), orders, given }
}

/** What of the payment pays which order. */
async function listGiven(db: Db, paymentId: number): Promise<Map<number, number>> {
  const { rows } = await db.query({
    name: 'payment_given',
    text: `select substr(ledger_allocations.reference, 7)::integer as "orderId", sum(ledger_allocations.amount_kopecks)::bigint as amount
           from offered_ledger_allocations as ledger_allocations where ledger_allocations.source = $1 and starts_with(ledger_allocations.reference, 'order:')
           group by ledger_allocations.reference having sum(ledger_allocations.amount_kopecks) > 0`,
    values: [paymentReference(paymentId)],
  })
  return new Map(rows.map(({ orderId, amount }) => [orderId, amount]))
}

/** The money is out of reach from now on: what is kept first, and what lacks is taken from the orders, or the fees, that it pays. */
async function setAside(
  tx: Tx,
  { payment, orders, given }: Locked,
  { id, amount }: { id: number; amount: number },
  { userId: actorId }: Caller,
): Promise<void> {
  const shares = orders.map((order) => {
    return { orderId: order.id, amount: given.get(order.id) ?? 0, excess: Math.max(0, order.paid - order.charged) }
  })
  const needed = Math.max(0, amount - keptOf(payment))
  const taken = takeFromOrders(needed, shares)
  for (const { orderId, part } of taken) {
    const order = orders.find((one) => one.id === orderId) as PaidOrder
    await takeShare(tx, { order, source: paymentReference(payment.id), part, actorId })
  }
  await takeFromFees(tx, payment, needed - taken.reduce((sum, { part }) => sum + part, 0), actorId)
  const returned = chooseReturns(amount, await listPrinted(tx, payment.id))
  await insertReturns(tx, { paymentId: payment.id, refundId: id, shares: returned })
  await addSpent(tx, payment.id, { refunded: amount })
  await saveProgress(tx, id, { state: 'waiting', askAgain: '0 seconds' })
  await recordPaymentEvent(tx, { paymentId: payment.id, kind: 'refund', word: 'waiting', details: { refund: id, amount } })
  await scheduleRefund(tx, id)
}
