import type { Kopecks } from '@anfilada/contract/kopecks'
import { receiptLineText } from '@anfilada/phrases/receipts'
import type { Db } from '../../db/pool.ts'
import type { PaymentRow } from '../payments.store.ts'
import type { ReceiptLine } from '../providers/provider.ts'
import { fitReceipt } from '../providers/receipt.rules.ts'
import { addTask } from '../tasks/tasks.store.ts'

type ReceiptByHand = {
  kind: 'receipts_by_hand' | 'refund_receipt_by_hand'
  payment: Pick<PaymentRow, 'id' | 'customerId' | 'payerEmail'>
  /** Of which order, or of which refund. */
  of: { orderId: number } | { refundId: number }
  /** Which of several receipts about the same it is. */
  which?: string
  amount: Kopecks
  lines: readonly ReceiptLine[]
}

/**
 * A receipt that the provider has no call for: the accountant makes it at the cash register, and is told all that it needs (54-FZ): the lines
 * with their VAT, which sum exactly to the amount, and where it goes.
 */
export async function askForReceipt(db: Db, { kind, payment, of, which, amount, lines }: ReceiptByHand): Promise<void> {
  const about = [`payment:${payment.id}`, 'orderId' in of ? `order:${of.orderId}` : `refund:${of.refundId}`, which].join(' ').trim()
  const details = { contact: payment.payerEmail, lines: fitReceipt(lines, amount).map(receiptLineText).join('; ') }
  await addTask(db, { kind, about, customerId: payment.customerId, paymentId: payment.id, ...of, amount, details })
}
