import { kopecks } from '@anfilada/contract/kopecks'
import { receiptFeeName } from '@anfilada/phrases/receipts'
import type { Db, Tx } from '../../db/pool.ts'
import { findFees } from '../../licenses/index.ts'
import type { PaymentRow } from '../payments.store.ts'
import type { ReceiptLine } from '../providers/provider.ts'
import { askForReceipt, recordReceipt } from './ask-for-receipt.ts'
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
           where payment_fees.payment_id = $1 and not payment_fees.carried order by payment_fees.request_id`,
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
  const which = await recordReceipt(tx, payment, { amount })
  const receipt = { payment, of: { requestId }, which, ...reason, amount: kopecks(amount), lines: feeLines([fee]) }
  await askForReceipt(tx, { kind: 'receipts_by_hand', ...receipt })
}

/**
 * Kept money pays the fee from now on. It is carried: no receipt of its own was printed for it, unless the attempt was begun for this fee. A fee
 * that is prolonged already is settled with it.
 */
export async function saveCarriedFee(tx: Tx, paymentId: number, { requestId, amount, inAdvance }: AskedFee): Promise<void> {
  await tx.query({
    name: 'fee_carried',
    text: `insert into payment_fees (payment_id, request_id, asked_kopecks, in_advance, carried, settled_at)
           values ($1, $2, $3, $4, true, case when $4 then null else now() end)
           on conflict (payment_id, request_id) do update
             set in_advance = payment_fees.in_advance or excluded.in_advance, settled_at = excluded.settled_at`,
    values: [paymentId, requestId, amount, inAdvance],
  })
}
