import { kopecks } from '@anfilada/contract/kopecks'
import type { Tx } from '../../db/pool.ts'
import type { PaymentRow } from '../payments.store.ts'
import type { ReceiptReason } from '../tasks/tasks.store.ts'
import { askForReceipt, recordReceipt } from './ask-for-receipt.ts'
import { receiptLines, type ReceiptShare, returnedLines } from './receipt-lines.ts'
import { askForFeeReceipt, listAskedFees } from './fee-receipts.ts'
import { insertTold, listAsked } from './receipts.store.ts'

type SaleReason = { why: ReceiptReason; offset?: number }

/** The accountant makes the receipt of the order's share, in advance or settled, for nobody else does. */
export async function askForSale(tx: Tx, payment: PaymentRow, share: ReceiptShare, reason: SaleReason): Promise<void> {
  const { orderId, amount } = share
  const lines = await receiptLines(tx, payment.customerId, [share])
  const which = await recordReceipt(tx, payment, { order: orderId, amount })
  await askForReceipt(tx, { kind: 'receipts_by_hand', payment, of: { orderId }, which, ...reason, amount: kopecks(amount), lines })
}

/** The accountant takes back on paper what is printed for the order, although no money goes back. */
export async function askForReturn(tx: Tx, payment: PaymentRow, share: ReceiptShare): Promise<void> {
  const { orderId, amount } = share
  const lines = await returnedLines(tx, payment.customerId, [share])
  const which = await recordReceipt(tx, payment, { order: orderId, amount })
  const receipt = { payment, of: { orderId }, which, why: 'taken_back', amount: kopecks(amount), lines } as const
  await askForReceipt(tx, { kind: 'refund_receipt_by_hand', ...receipt })
}

/** The money came: the provider made the receipt that it was told when the attempt began, or the accountant makes it now (54-FZ). */
export async function receiptOfPayment(tx: Tx, payment: PaymentRow): Promise<void> {
  const { id, makesReceipt } = payment
  await insertTold(tx, id, makesReceipt ? 'sent' : 'by_hand')
  if (makesReceipt) return
  for (const share of await listAsked(tx, id)) await askForSale(tx, payment, share, { why: 'no_register' })
  for (const fee of await listAskedFees(tx, id)) await askForFeeReceipt(tx, payment, fee, { why: 'no_register' })
}
