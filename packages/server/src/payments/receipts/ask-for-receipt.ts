import type { Kopecks } from '@anfilada/contract/kopecks'
import { receiptLineText } from '@anfilada/phrases/receipts'
import type { Db, Tx } from '../../db/pool.ts'
import { feeReference } from '../../licenses/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import type { PaymentRow } from '../payments.store.ts'
import type { ReceiptLine } from '../providers/provider.ts'
import { fitReceipt } from '../providers/receipt.rules.ts'
import { addTask, type ReceiptReason } from '../tasks/tasks.store.ts'

type ReceiptByHand = {
  kind: 'receipts_by_hand' | 'refund_receipt_by_hand'
  payment: Pick<PaymentRow, 'id' | 'customerId' | 'payerEmail'>
  /** Of which order, of which refund, or of the fee of which request. */
  of: { orderId: number } | { refundId: number } | { requestId: number }
  /** Which of several receipts about the same it is. */
  which?: string
  why: ReceiptReason
  /** So much of it is no money that comes, but a prepayment that is set off. Nothing without a word. */
  offset?: number
  amount: Kopecks
  lines: readonly ReceiptLine[]
}

/**
 * A receipt that the provider has no call for: the accountant makes it at the cash register, and is told all that it needs (54-FZ): the lines
 * with their VAT, which sum exactly to the amount, and where it goes.
 */
export async function askForReceipt(db: Db, { kind, payment, of, which, why, offset = 0, amount, lines }: ReceiptByHand): Promise<void> {
  const about = [`payment:${payment.id}`, subjectOf(of), which].join(' ').trim()
  const fitted = fitReceipt(lines, amount)
  const details = { contact: payment.payerEmail, lines: fitted.map(receiptLineText).join('; ') }
  const receipt = { why, offset, lines: fitted }
  await addTask(db, { kind, about, customerId: payment.customerId, paymentId: payment.id, ...idsOf(of), amount, details, receipt })
}

function subjectOf(of: ReceiptByHand['of']): string {
  if ('requestId' in of) return feeReference(of.requestId)
  return 'orderId' in of ? `order:${of.orderId}` : `refund:${of.refundId}`
}

/** A fee has no page of its own in the office; the receipt's lines name its license. */
function idsOf(of: ReceiptByHand['of']): { orderId: number } | { refundId: number } | object {
  return 'requestId' in of ? {} : of
}

/** Writes down that one is asked for, and answers a number of its own, for a task of its own: the same money may go to the same end twice. */
export async function recordReceipt(tx: Tx, { id: paymentId }: Pick<PaymentRow, 'id'>, details: Record<string, number>): Promise<string> {
  await recordPaymentEvent(tx, { paymentId, kind: 'receipt', word: 'by_hand', details })
  const { rows } = await tx.query({
    name: 'receipt_events',
    text: `select count(*)::integer as count from payment_events where payment_events.payment_id = $1 and payment_events.kind = 'receipt'`,
    values: [paymentId],
  })
  return `receipt:${rows[0]?.count ?? 0}`
}
