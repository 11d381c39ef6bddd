import type { Db, Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findFees } from '../../licenses/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { findPayment, lockPayment } from '../payments.store.ts'
import type { Providers } from '../providers/providers.ts'
import { askToSettle } from './ask-to-settle.ts'
import { askForFeeReceipt, type AskedFee, feeLines } from './fee-receipts.ts'

/** Once the museum has prolonged a license, what paid its fee in advance is settled by a second receipt (54-FZ). */
export async function settleFees(pool: Pool, providers: Providers, most: number): Promise<Record<'sent' | 'by_hand' | 'failed', number>> {
  const counts = { sent: 0, by_hand: 0, failed: 0 }
  for (const unsettled of await listUnsettledFees(pool, most)) counts[await settleFee(pool, providers, unsettled)]++
  return counts
}

type Unsettled = { customerId: number; paymentId: number; requestId: number; amount: number }

async function settleFee(pool: Pool, providers: Providers, unsettled: Unsettled): Promise<'sent' | 'by_hand' | 'failed'> {
  const { customerId, paymentId, requestId, amount } = unsettled
  const [payment, [fee]] = [await findPayment(pool, paymentId), await findFees(pool, customerId, [requestId])]
  if (!payment || !fee) return 'failed'
  const settled: AskedFee = { requestId, amount, inAdvance: false, number: fee.number, vatPercent: fee.vatPercent }
  const state = await askToSettle(pool, providers, payment, feeLines([settled]))
  if (state === 'failed') return state
  await inTransaction(pool, async (tx) => {
    await lockPayment(tx, paymentId)
    if (!(await claimFee(tx, unsettled))) return
    if (state === 'by_hand') return askForFeeReceipt(tx, payment, settled, { why: 'settlement', offset: amount })
    await recordPaymentEvent(tx, { paymentId, kind: 'receipt', word: state, details: { amount } })
  })
  return state
}

/** Fees of licenses that were prolonged and were paid in advance, with what of the payment pays them still. */
async function listUnsettledFees(db: Db, most: number): Promise<Unsettled[]> {
  const { rows } = await db.query({
    name: 'fees_unsettled',
    text: `select payments.customer_id as "customerId", payment_fees.payment_id as "paymentId", payment_fees.request_id as "requestId", given.amount
           from payment_fees join payments on payments.id = payment_fees.payment_id
           join offered_prolongation_requests as requests on requests.id = payment_fees.request_id
           cross join lateral (
             select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as amount from offered_ledger_allocations as ledger_allocations
             where ledger_allocations.source = 'payment:' || payment_fees.payment_id
               and ledger_allocations.reference = 'prolongation:' || payment_fees.request_id
           ) as given
           where payment_fees.in_advance and payment_fees.settled_at is null and payments.received_kopecks > 0
             and requests.state = 'prolonged' and given.amount > 0
           order by payment_fees.payment_id, payment_fees.request_id limit $1`,
    values: [most],
  })
  return rows
}

/** Takes up the settlement; false when somebody did before. */
async function claimFee(tx: Tx, { paymentId, requestId }: Pick<Unsettled, 'paymentId' | 'requestId'>): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'fee_claim_settlement',
    text: `update payment_fees set settled_at = now()
           where payment_fees.payment_id = $1 and payment_fees.request_id = $2 and payment_fees.settled_at is null`,
    values: [paymentId, requestId],
  })
  return rowCount === 1
}
