import { answerOnce, type Once } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { decideLeaving } from '../payment.rules.ts'
import { findPayment, listOpenOfLink, lockPayment, type PaymentRow, saveMove } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { closeAtProvider } from './close-at-provider.ts'
import { freshen, withPatience } from './freshen.ts'

// Longer than for a mere look: whoever paid just now must not be sent to pay again.
const patienceMs = 8_000

/**
 * The payer leaves an attempt before paying, to pay otherwise: nothing can be opened of it any more. The provider is asked first, for he may
 * have paid, and then to take the code back, where it can: what was paid in between keeps him, too. No provider takes a code back for sure: it
 * is asked after as any attempt that failed, and money that comes all the same is booked.
 */
export async function leavePayment(
  pool: Pool,
  providers: Providers,
  payment: PaymentRow,
  once: Once | undefined,
): Promise<Outcome<PaymentRow>> {
  const fresh = await freshen(pool, providers, payment)
  const mayLeave = decideLeaving(fresh.status) === 'leave'
  const isPaid = mayLeave && (await withPatience(closeAtProvider(pool, providers, fresh), patienceMs)) === 'paid'
  const outcome = await answerOnce(pool, once, (tx) => leave(tx, payment.id, isPaid))
  if (!outcome.ok) return outcome
  const left = await findPayment(pool, outcome.value)
  return left ? accept(left) : refuse('payment_not_found')
}

async function leave(tx: Tx, paymentId: number, isPaid: boolean): Promise<Outcome<number>> {
  const { status } = await lockPayment(tx, paymentId)
  const decision = decideLeaving(status)
  if (decision === 'under_way' || (decision === 'leave' && isPaid)) return refuse('payment_under_way')
  if (decision === 'leave') {
    await saveMove(tx, paymentId, 'FAILED', 'left')
    await recordPaymentEvent(tx, { paymentId, kind: 'moved', word: 'FAILED', details: { from: status, to: 'FAILED', reason: 'left' } })
  }
  return accept(paymentId)
}

/**
 * A link was revoked: attempts that were begun through it and that nobody has paid are left, as their payers could leave them, so that the
 * link leads nobody to the bank any more. What the bank works on goes on. May be repeated.
 */
export async function leaveAttempts(pool: Pool, providers: Providers, linkId: number): Promise<void> {
  const open = await listOpenOfLink(pool, linkId)
  await Promise.all(open.map((payment) => leavePayment(pool, providers, payment, undefined)))
}
