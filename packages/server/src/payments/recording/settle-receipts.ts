import { kopecks } from '@anfilada/contract/kopecks'
import { receiptLineName } from '@anfilada/phrases/receipts'
import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findPaidOrders, pricedLines } from '../../orders/index.ts'
import { recordPaymentEvent } from '../payment-events.store.ts'
import { findPayment, keyOf, type PaymentRow } from '../payments.store.ts'
import { countAnswer } from '../provider-hours.store.ts'
import type { Providers } from '../providers/providers.ts'
import { ProviderRefusal, ProviderSilence, type Receipt } from '../providers/provider.ts'
import { addTask } from '../tasks/tasks.store.ts'
import { insertSettlement, listUnsettled, type Unsettled } from './receipts.store.ts'

const most = 500

export type Settled = { sent: number; byHand: number; failed: number }

/**
 * The morning after a visit: what was paid in advance is settled by a second receipt (54-FZ). A provider without a call for it leaves
 * that to the cash register, and the accountant gets one task for the day. One that does not answer is asked again the next time.
 */
export async function settleReceipts(pool: Pool, providers: Providers): Promise<Settled> {
  const settled: Settled = { sent: 0, byHand: 0, failed: 0 }
  for (const unsettled of await listUnsettled(pool, most)) {
    const payment = await findPayment(pool, unsettled.paymentId)
    if (payment) settled[await settleOne(pool, providers, payment, unsettled)]++
  }
  if (settled.byHand > 0) await tellByHand(pool)
  return settled
}

async function settleOne(pool: Pool, providers: Providers, payment: PaymentRow, unsettled: Unsettled): Promise<keyof Settled> {
  const state = await askToSettle(pool, providers, payment, unsettled)
  if (state === 'failed') return state
  await inTransaction(pool, async (tx) => {
    if (!(await insertSettlement(tx, unsettled, state))) return
    const { paymentId, orderId, amount } = unsettled
    await recordPaymentEvent(tx, { paymentId, kind: 'receipt', word: state, details: { order: orderId, amount } })
  })
  return state === 'sent' ? 'sent' : 'byHand'
}

async function askToSettle(
  pool: Pool,
  providers: Providers,
  payment: PaymentRow,
  unsettled: Unsettled,
): Promise<'sent' | 'by_hand' | 'failed'> {
  const settle = providers.byName(payment.provider)?.settle
  const key = keyOf(payment)
  if (!settle || !key) return 'by_hand'
  try {
    await settle(key, await receiptOf(pool, payment, unsettled))
    return 'sent'
  } catch (error) {
    if (!(error instanceof ProviderSilence || error instanceof ProviderRefusal)) throw error
    await countAnswer(pool, payment.provider, error.message)
    return 'failed'
  }
}

async function receiptOf(pool: Pool, { customerId, payerEmail }: PaymentRow, { orderId, amount }: Unsettled): Promise<Receipt> {
  const orders = await findPaidOrders(pool, customerId, [orderId])
  const lines = orders.flatMap(pricedLines).map(({ kind, item, quantity, sum, vatPercent }) => {
    return { name: receiptLineName(kind, item), quantity, sum, vatPercent }
  })
  const total = lines.reduce((sum, line) => sum + line.sum, 0)
  return { email: payerEmail, lines: total > 0 ? lines : [{ name: String(orderId), quantity: 1, sum: kopecks(amount), vatPercent: null }] }
}

/** One task for all receipts of a day, museum-local. */
async function tellByHand(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ day: string; count: number; amount: number }>({
    name: 'receipts_by_hand',
    text: `select (now() at time zone 'Europe/Moscow')::date as day, count(*)::integer as count,
                  coalesce(sum(payment_receipts.amount_kopecks), 0)::bigint as amount
           from payment_receipts where payment_receipts.kind = 'settlement' and payment_receipts.state = 'by_hand'
             and payment_receipts.at >= (now() at time zone 'Europe/Moscow')::date at time zone 'Europe/Moscow'`,
    values: [],
  })
  const { day, count, amount } = rows[0] as { day: string; count: number; amount: number }
  await addTask(pool, { kind: 'receipts_by_hand', about: day, amount, details: { day, receipts: count } })
}
