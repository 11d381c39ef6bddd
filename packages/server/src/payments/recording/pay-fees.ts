import { randomUUID } from 'node:crypto'
import { kopecks } from '@anfilada/contract/kopecks'
import { isTakenBack } from '@anfilada/contract/licenses/prolongation-rules'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { type Fee, feeReference, findFees, listFeeMoney, listPaidBack, payableFee, payFee } from '../../licenses/index.ts'
import { addSpent, lockPayment, paymentOfSource, paymentReference, type PaymentRow } from '../payments.store.ts'
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
  if (!fee || !isTakenBack(fee.state)) return
  for (const { source, amount } of await listFeeMoney(tx, { requestId })) {
    const paymentId = await takeFromFee(tx, { fee, source, part: amount, actorId: null })
    // Money that is freed was not freed before, however alike the sums are.
    const about = `${feeReference(requestId)} ${randomUUID()}`
    await addTask(tx, { kind: 'fee_freed', about, customerId, paymentId, amount })
  }
}

/** For a refund so much is taken from the fees that the payment pays, the latest first: they are due again. Account and payment are locked. */
export async function takeFromFees(tx: Tx, payment: PaymentRow, amount: number, actorId: number): Promise<void> {
  const source = paymentReference(payment.id)
  let left = amount
  for (const { requestId, amount: given } of left > 0 ? await listFeeMoney(tx, { source }) : []) {
    const part = Math.min(left, given)
    if (part === 0) return
    await takeFromFee(tx, { fee: { id: requestId, customerId: payment.customerId }, source, part, actorId })
    left -= part
  }
}

type Taking = { fee: Pick<Fee, 'id' | 'customerId'>; source: string; part: number; actorId: number | null }

/** What a payment gave to the fee is the payment's again, and of a transfer the ledger's word suffices; answers which payment it was. */
async function takeFromFee(tx: Tx, { fee, source, part, actorId }: Taking): Promise<number | undefined> {
  await payFee(tx, { fee, source, amount: kopecks(-part), actorId })
  const paymentId = paymentOfSource(source)
  if (paymentId === undefined) return undefined
  await lockPayment(tx, paymentId)
  await addSpent(tx, paymentId, { allocated: -part })
  return paymentId
}
