import { kopecks } from '@anfilada/contract/kopecks'
import { receiptFeeName } from '@anfilada/phrases/receipts'
import type { Db, Tx } from '../../db/pool.ts'
import { findFees } from '../../licenses/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import type { PaymentRow } from '../payments.store.ts'
import type { ReceiptLine } from '../providers/provider.ts'
import { askForReceipt } from './ask-for-receipt.ts'
import type { ReceiptReason } from '../tasks/tasks.store.ts'

/** A fee as a receipt names it: kopecks, and whether its license was not prolonged yet when the attempt was begun (54-FZ). */
export type AskedFee = { requestId: number; amount: number; inAdvance: boolean; number: string; vatPercent: number | null }

/** What of the payment was asked for each fee, and what its receipt said when the attempt was begun. */
export async function listAskedFees(db: Db, paymentId: number): Promise<AskedFee[]> {
  const { rows } = await db.query({
    name: 'payment_asked_fees',
    text: `select payments.customer_id as "customerId", payment_fees.request_id as "requestId", payment_fees.asked_kopecks as amount,
                  payment_fees.in_advance as "inAdvance"
           from payment_fees join payments on payments.id = payment_fees.payment_id
           where payment_fees.payment_id = $1 order by payment_fees.request_id`,
    values: [paymentId],
  })
  if (rows[0] === undefined) return []
  const requestIds = rows.map(({ requestId }) => requestId)
  const fees = new Map((await findFees(db, rows[0].customerId, requestIds)).map((fee) => [fee.id, fee]))
  return rows.map(({ requestId, amount, inAdvance }) => {
    const fee = fees.get(requestId)
    return { requestId, amount, inAdvance, number: fee?.number ?? '', vatPercent: fee?.vatPercent ?? null }
  })
}

export function feeLines(fees: readonly AskedFee[]): ReceiptLine[] {
  return fees.map(({ number, amount, vatPercent, inAdvance }) => {
    return { name: receiptFeeName(number), quantity: 1, sum: kopecks(amount), vatPercent, inAdvance }
  })
}

/** The accountant makes the receipt of a fee, in advance or settled, for nobody else does. */
export async function askForFeeReceipt(
  tx: Tx,
  payment: PaymentRow,
  fee: AskedFee,
  reason: { why: ReceiptReason; offset?: number },
): Promise<void> {
  const { requestId, amount } = fee
  await recordPaymentEvent(tx, { paymentId: payment.id, kind: 'receipt', word: 'by_hand', details: { amount } })
  const receipt = { payment, of: { requestId }, which: reason.why, ...reason, amount: kopecks(amount), lines: feeLines([fee]) }
  await askForReceipt(tx, { kind: 'receipts_by_hand', ...receipt })
}
