import { randomUUID } from 'node:crypto'
import { kopecks } from '@anfilada/contract/kopecks'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { type Fee, feeReference, findFees, listPaidBack, payableFee, payFee } from '../../licenses/index.ts'
import { addSpent, lockPayment, paymentReference, type PaymentRow } from '../payments.store.ts'
import { addTask } from '../tasks/tasks.store.ts'

/**
 * Money that came pays its fees, each as far as it still takes it; answers what no fee took. A fee that was taken back, or paid otherwise, while
 * the payer was at the bank takes nothing, and the accountant hears of it. The account is locked, under which fees change.
 */
export async function payFees(tx: Tx, payment: PaymentRow, fees: readonly Fee[], amount: number): Promise<number> {
  let left = amount
  for (const fee of fees) {
    const part = kopecks(Math.min(left, payableFee(fee)))
    if (part === 0) continue
    await payFee(tx, { fee, source: paymentReference(payment.id), amount: part, actorId: null })
    left -= part
  }
  const { id: paymentId, customerId } = payment
  if (left > 0) await addTask(tx, { kind: 'fee_freed', about: `payment:${paymentId}`, customerId, paymentId, amount: left })
  return left
}

/** Money that paid fees which were taken back is the customer's again, and the accountant hears of it. Answers how many fees. */
export async function freeFees(pool: Pool, most: number): Promise<number> {
  const fees = await listPaidBack(pool, most)
  for (const { id, customerId } of fees) await inTransaction(pool, (tx) => freeFee(tx, id, customerId))
  return fees.length
}

async function freeFee(tx: Tx, requestId: number, customerId: number): Promise<void> {
  await lockCustomerAccount(tx, customerId)
  const [fee] = await findFees(tx, customerId, [requestId])
  if (!fee || payableFee(fee) > 0 || fee.state !== 'declined') return
  for (const { paymentId, amount } of await listGiven(tx, { requestId })) {
    await takeFromFee(tx, { fee, paymentId, part: amount, actorId: null })
    // Money that is freed was not freed before, however alike the sums are.
    const about = `${feeReference(requestId)} ${randomUUID()}`
    await addTask(tx, { kind: 'fee_freed', about, customerId, paymentId, amount })
  }
}

/** For a refund so much is taken from the fees that the payment pays, the latest first: they are due again. Account and payment are locked. */
export async function takeFromFees(tx: Tx, payment: PaymentRow, amount: number, actorId: number): Promise<void> {
  let left = amount
  for (const { requestId, amount: given } of left > 0 ? await listGiven(tx, { paymentId: payment.id }) : []) {
    const part = Math.min(left, given)
    if (part === 0) return
    await takeFromFee(tx, { fee: { id: requestId, customerId: payment.customerId }, paymentId: payment.id, part, actorId })
    left -= part
  }
}

type Taking = { fee: Pick<Fee, 'id' | 'customerId'>; paymentId: number; part: number; actorId: number | null }

async function takeFromFee(tx: Tx, { fee, paymentId, part, actorId }: Taking): Promise<void> {
  await payFee(tx, { fee, source: paymentReference(paymentId), amount: kopecks(-part), actorId })
  await lockPayment(tx, paymentId)
  await addSpent(tx, paymentId, { allocated: -part })
}

/** Which payment gives how much to which fee: of one payment, or to one fee. */
async function listGiven(
  db: Db,
  { requestId, paymentId }: { requestId?: number; paymentId?: number },
): Promise<{ requestId: number; paymentId: number; amount: number }[]> {
  const { rows } = await db.query({
    name: 'fees_given',
    text: `select payment_fees.request_id as "requestId", payment_fees.payment_id as "paymentId", given.amount
           from payment_fees cross join lateral (
             select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as amount from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || payment_fees.payment_id
               and ledger_allocations.reference = 'prolongation:' || payment_fees.request_id
           ) as given
           where (payment_fees.request_id = $1 or payment_fees.payment_id = $2) and given.amount > 0
           order by payment_fees.request_id desc, payment_fees.payment_id`,
    values: [requestId ?? null, paymentId ?? null],
  })
  return rows
}
