import type { Db, Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findFees } from '../../licenses/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { findPayment, lockPayment } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { askToSettle } from './ask-to-settle.ts'
import { askForFeeReceipt, type AskedFee, feeLines, listAskedFees } from './fee-receipts.ts'

/** Once the museum has prolonged a license, the fee that was paid in advance is settled by a second receipt (54-FZ). */
export async function settleFees(pool: Pool, providers: Providers, most: number): Promise<Record<'sent' | 'by_hand' | 'failed', number>> {
  const counts = { sent: 0, by_hand: 0, failed: 0 }
  for (const unsettled of await listUnsettledFees(pool, most)) {
    const { customerId, paymentId, requestId } = unsettled
    const [fee] = await findFees(pool, customerId, [requestId])
    if (fee?.state === 'prolonged') counts[await settleFee(pool, providers, { paymentId, requestId })]++
  }
  return counts
}

type Unsettled = { paymentId: number; requestId: number }

async function settleFee(pool: Pool, providers: Providers, { paymentId, requestId }: Unsettled): Promise<'sent' | 'by_hand' | 'failed'> {
  const [payment, asked] = [await findPayment(pool, paymentId), await listAskedFees(pool, paymentId)]
  const known = asked.find((one) => one.requestId === requestId)
  if (!payment || !known) return 'failed'
  const settled: AskedFee = { ...known, inAdvance: false }
  const state = await askToSettle(pool, providers, payment, feeLines([settled]))
  if (state === 'failed') return state
  await inTransaction(pool, async (tx) => {
    await lockPayment(tx, paymentId)
    if (!(await claimFee(tx, { paymentId, requestId }))) return
    if (state === 'by_hand') return askForFeeReceipt(tx, payment, settled, { why: 'settlement', offset: settled.amount })
    await recordPaymentEvent(tx, { paymentId, kind: 'receipt', word: state, details: { amount: settled.amount } })
  })
  return state
}

/** Fees that were paid in advance and wait for their settlement, as far as the payment pays them still. */
async function listUnsettledFees(db: Db, most: number): Promise<(Unsettled & { customerId: number })[]> {
  const { rows } = await db.query({
    name: 'fees_unsettled',
    text: `select payments.customer_id as "customerId", payment_fees.payment_id as "paymentId", payment_fees.request_id as "requestId"
           from payment_fees join payments on payments.id = payment_fees.payment_id
           where payment_fees.in_advance and payment_fees.settled_at is null and payments.received_kopecks > 0 and (
             select sum(ledger_allocations.amount_kopecks) from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || payment_fees.payment_id
               and ledger_allocations.reference = 'prolongation:' || payment_fees.request_id) > 0
           order by payment_fees.payment_id, payment_fees.request_id limit $1`,
    values: [most],
  })
  return rows
}

/** Takes up the settlement; false when somebody did before. */
async function claimFee(tx: Tx, { paymentId, requestId }: Unsettled): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'fee_claim_settlement',
    text: `update payment_fees set settled_at = now()
           where payment_fees.payment_id = $1 and payment_fees.request_id = $2 and payment_fees.settled_at is null`,
    values: [paymentId, requestId],
  })
  return rowCount === 1
}
