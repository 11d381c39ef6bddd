import { kopecks } from '@anfilada/contract/kopecks'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { settleFees } from './settle-fees.ts'
import { findPayment, lockPayment, type PaymentRow } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { askForReceipt } from './ask-for-receipt.ts'
import { askToSettle } from './ask-to-settle.ts'
import { receiptLines } from './receipt-lines.ts'
import { unsettledOf } from './printed.rules.ts'
import { insertSettlement, listPrinted } from './receipts.store.ts'
import { claimSettlement, listUnsettled, type Unsettled } from './unsettled.store.ts'

const most = 500

export type Settled = { sent: number; byHand: number; failed: number }

/**
 * The morning after a visit at the latest, after a cancellation whose penalty is paid, or after the renewal of a license: what was in advance is settled by a second receipt (54-FZ). One
 * that its provider has no call for becomes a task of the accountant, who makes it at the cash register. A provider that does not answer is
 * asked again the next time.
 */
export async function settleReceipts(pool: Pool, providers: Providers): Promise<Settled> {
  const fees = await settleFees(pool, providers, most)
  const visits = await settleAll(pool, providers, await listUnsettled(pool, most))
  return { sent: visits.sent + fees.sent, byHand: visits.byHand + fees.by_hand, failed: visits.failed + fees.failed }
}

/** A group was let in: what was in advance for its order is settled without waiting for the morning. */
export async function settleVisit(pool: Pool, providers: Providers, orderId: number): Promise<Settled> {
  return settleAll(pool, providers, await listUnsettled(pool, most, orderId))
}

async function settleAll(pool: Pool, providers: Providers, due: readonly Unsettled[]): Promise<Settled> {
  const settled: Settled = { sent: 0, byHand: 0, failed: 0 }
  for (const unsettled of due) {
    const payment = await findPayment(pool, unsettled.paymentId)
    if (payment) settled[await settleOne(pool, providers, payment, unsettled)]++
  }
  return settled
}

async function settleOne(pool: Pool, providers: Providers, payment: PaymentRow, unsettled: Unsettled): Promise<keyof Settled> {
  const { paymentId, orderId } = unsettled
  const amount = kopecks(unsettled.amount)
  const lines = await receiptLines(pool, payment.customerId, [{ orderId, amount, inAdvance: false }])
  const state = await askToSettle(pool, providers, payment, lines)
  if (state === 'failed') return state
  await inTransaction(pool, async (tx) => {
    await lockPayment(tx, paymentId)
    const printed = (await listPrinted(tx, paymentId)).find((one) => one.orderId === orderId)
    // Money that moved meanwhile is looked at again the next time; what the provider has printed is printed.
    if (state === 'by_hand' && printed && unsettledOf(printed) !== amount) return
    if (!(await claimSettlement(tx, unsettled))) return
    await insertSettlement(tx, unsettled, state)
    await recordPaymentEvent(tx, { paymentId, kind: 'receipt', word: state, details: { order: orderId, amount } })
    if (state !== 'by_hand') return
    const receipt = { payment, of: { orderId }, why: 'settlement', offset: amount, amount, lines } as const
    await askForReceipt(tx, { kind: 'receipts_by_hand', ...receipt })
  })
  return state === 'sent' ? 'sent' : 'byHand'
}
