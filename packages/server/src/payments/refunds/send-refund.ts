import { kopecks } from '@anfilada/contract/kopecks'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount, refund as postRefund } from '../../ledger/index.ts'
import { feeLines, listAskedFees } from '../receipts/fee-receipts.ts'
import { mailRefunded } from '../mailing/mail-payment.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { addSpent, keyOf, lockPayment, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import type { Providers } from '../providers/providers.ts'
import { type PaymentProvider, ProviderRefusal, ProviderSilence, type ProviderRefund, type RefundOutcome } from '../providers/provider.ts'
import { askForReceipt } from '../receipts/ask-for-receipt.ts'
import { returnedLines } from '../receipts/receipt-lines.ts'
import { deleteReturns, listAsked, listReturns } from '../receipts/receipts.store.ts'
import { addTask } from '../tasks/tasks.store.ts'
import { findRefund, listDueRefunds, listKnownIds, lockRefund, type RefundRow, saveProgress } from './refunds.store.ts'

// Longer than a provider can take for all its questions: whoever is at a refund that long is dead.
const lease = '2 minutes'
const askAgain = '1 minute'
const tomorrow = '12 hours'

/**
 * Sends a refund to the provider, or asks what became of it. One process at a time is at a payment's refunds, for two minutes at most;
 * whoever dies in the middle leaves it `unclear`, and the next one finds at the provider whether it was made before it makes another.
 */
export async function sendRefund(pool: Pool, providers: Providers, refundId: number): Promise<void> {
  const claimed = await claimRefund(pool, refundId)
  const provider = claimed && providers.byName(claimed.payment.provider)
  if (!claimed || !provider) return
  const { payment, refund } = claimed
  try {
    const outcome = refund.providerRefundId === null ? await send(pool, provider, claimed) : await ask(provider, claimed)
    await countAnswer(pool, provider.name, undefined)
    await inTransaction(pool, (tx) => saveOutcome(tx, payment, refund.id, outcome))
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, provider.name, error.message)
    // A "no" to the first question means that nothing was sent; later ones may be about a refund that went.
    if (error instanceof ProviderRefusal && refund.state === 'waiting') {
      await inTransaction(pool, (tx) => saveOutcome(tx, payment, refund.id, { ok: false, reason: 'refused', message: error.message }))
    }
  }
}

/** The job of every minute. */
export async function sendDueRefunds(pool: Pool, providers: Providers): Promise<number> {
  const ids = await listDueRefunds(pool, 50)
  for (const id of ids) await sendRefund(pool, providers, id)
  return ids.length
}

type Claimed = { payment: PaymentRow; refund: RefundRow }

async function claimRefund(pool: Pool, refundId: number): Promise<Claimed | undefined> {
  const seen = await findRefund(pool, refundId)
  if (!seen) return undefined
  return inTransaction(pool, async (tx) => {
    const payment = await lockPayment(tx, seen.paymentId)
    const refund = await lockRefund(tx, refundId)
    if (!['waiting', 'unclear', 'processing'].includes(refund.state) || (await isBusy(tx, refund))) return undefined
    await saveProgress(tx, refundId, { state: refund.state === 'processing' ? 'processing' : 'unclear', askAgain: lease })
    return { payment, refund }
  })
}

/** Somebody is at this refund, or at another one of the payment. A refund that only waits for its day holds up nobody. */
async function isBusy(tx: Tx, { id, paymentId }: RefundRow): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'refund_busy',
    text: `select from refunds where refunds.payment_id = $1 and refunds.state in ('unclear', 'processing', 'waiting')
             and refunds.next_ask_at > now() and (refunds.id = $2 or refunds.state = 'unclear')`,
    values: [paymentId, id],
  })
  return (rowCount ?? 0) > 0
}

async function send(pool: Pool, provider: PaymentProvider, { payment, refund }: Claimed): Promise<RefundOutcome> {
  const key = keyOf(payment)
  if (!key || !payment.receivedAt) throw new ProviderRefusal('the payment has no name at the provider')
  return provider.refund({
    payment: key,
    ref: refund.reference,
    amount: kopecks(refund.amount),
    currency: payment.currency,
    paid: kopecks(payment.received),
    paidAt: payment.receivedAt,
    reason: refund.reason,
    knownIds: await listKnownIds(pool, payment.id),
    receipt: null,
  })
}

async function ask(provider: PaymentProvider, { payment, refund }: Claimed): Promise<RefundOutcome> {
  const key = keyOf(payment)
  const told = key && (await provider.readRefund({ payment: key, ref: refund.reference, id: refund.providerRefundId }))
  if (!told) throw new ProviderSilence('the provider does not know the refund')
  return { ok: true, refund: told }
}

async function saveOutcome(tx: Tx, seen: PaymentRow, refundId: number, outcome: RefundOutcome): Promise<void> {
  await lockCustomerAccount(tx, seen.customerId)
  const payment = await lockPayment(tx, seen.id)
  const refund = await lockRefund(tx, refundId)
  if (refund.finishedAt !== null) return
  if (outcome.ok) return saveTold(tx, payment, refund, outcome.refund)
  if (outcome.reason === 'too_early') return saveProgress(tx, refund.id, { state: 'waiting', message: outcome.message, askAgain: tomorrow })
  await fail(tx, payment, refund, outcome.message)
}

async function saveTold(tx: Tx, payment: PaymentRow, refund: RefundRow, told: ProviderRefund): Promise<void> {
  const { id: providerRefundId, word, status } = told
  if (status === 'PENDING') return saveProgress(tx, refund.id, { state: 'processing', providerRefundId, message: word, askAgain })
  if (status === 'FAILED') return fail(tx, payment, refund, word, providerRefundId)
  const { id: paymentId, customerId, provider } = payment
  const posting = { customerId, reference: `refund:${refund.id}`, actorId: refund.requestedBy, note: refund.reason }
  await postRefund(tx, posting, 'clearing', kopecks(refund.amount), provider)
  await saveProgress(tx, refund.id, { state: 'complete', providerRefundId, message: word })
  const details = { refund: refund.id, amount: refund.amount }
  await recordPaymentEvent(tx, { paymentId, kind: 'refund', word: 'complete', details })
  await mailRefunded(tx, payment, kopecks(refund.amount))
  // No provider of ours makes the receipt of a refund (decision 0025).
  const returned = await listReturns(tx, refund.id)
  const lines =
    payment.feeIds.length > 0 && returned.length === 0
      ? feeLines(await listAskedFees(tx, paymentId))
      : await returnedLines(tx, customerId, returned.length > 0 ? returned : await listAsked(tx, paymentId))
  const kind = 'refund_receipt_by_hand'
  const receipt = { payment, of: { refundId: refund.id }, why: 'refund', amount: kopecks(refund.amount), lines } as const
  await askForReceipt(tx, { kind, ...receipt })
}

/** The money did not go: it is the customer's again, and a person looks. */
async function fail(tx: Tx, payment: PaymentRow, refund: RefundRow, message: string, providerRefundId?: string): Promise<void> {
  const { id: refundId, amount } = refund
  const { id: paymentId, customerId } = payment
  await saveProgress(tx, refundId, { state: 'failed', message, providerRefundId })
  await deleteReturns(tx, refundId)
  await addSpent(tx, paymentId, { refunded: -amount })
  await recordPaymentEvent(tx, { paymentId, kind: 'refund', word: 'failed', details: { refund: refundId, amount, message } })
  await addTask(tx, { kind: 'refund_failed', about: `refund:${refundId}`, customerId, paymentId, refundId, amount, details: { message } })
}
