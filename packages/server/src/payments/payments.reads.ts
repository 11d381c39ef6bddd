import { type PaymentFailure, type PaymentMethod, type PaymentStatus, writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { type Condition, conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

export type HistoryFilter = {
  customerId: number
  lower: string | undefined
  upper: string | undefined
  status: PaymentStatus | undefined
  voucher: number | undefined
  before: number | undefined
}

type HistoryRow = {
  id: number
  orderIds: number[]
  feeIds: number[]
  method: PaymentMethod
  createdAt: Date
  amount: number
  received: number
  refunded: number
  kept: number
  status: PaymentStatus
  failure: PaymentFailure | null
  byLink: boolean
}

/** A customer's payments, newest first; one more than the limit says that there is a next page. */
export async function listHistory(db: Db, filter: HistoryFilter, limit: number): Promise<HistoryRow[]> {
  const before = { name: 'before', when: filter.before !== undefined, sql: 'payments.id < ?', values: [filter.before] }
  const asked = conditions('payments_history', [filter.customerId, limit + 1], [...narrowed(filter), before])
  const { rows } = await db.query({
    name: asked.name,
    text: `select payments.id, payments.order_ids as "orderIds", payments.fee_ids as "feeIds", payments.method, payments.created_at as "createdAt",
                  payments.amount_kopecks as amount, payments.received_kopecks as received, payments.refunded_kopecks as refunded,
                  payments.received_kopecks - payments.allocated_kopecks - payments.refunded_kopecks as kept,
                  payments.status, payments.failure, payments.link_id is not null as "byLink"
           from payments where payments.customer_id = $1 ${asked.where} order by payments.id desc limit $2`,
    values: asked.values,
  })
  return rows
}

/** How many payments that history has. */
export async function countHistory(db: Db, filter: HistoryFilter): Promise<number> {
  const asked = conditions('payments_history_count', [filter.customerId], narrowed(filter))
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total from payments where payments.customer_id = $1 ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

function narrowed(filter: HistoryFilter): Condition[] {
  return [
    ...periodOf(filter),
    { name: 'status', when: filter.status !== undefined, sql: 'payments.status = ?', values: [filter.status] },
    { name: 'voucher', when: filter.voucher !== undefined, sql: coversOrder, values: [filter.voucher] },
  ]
}

export const coversOrder = `exists (select from payment_orders where payment_orders.payment_id = payments.id and payment_orders.order_id = ?)`

/** Calendar days of the museums' zone, both included. */
export function periodOf({ lower, upper }: { lower: string | undefined; upper: string | undefined }): Condition[] {
  const midnight = `midnight_of(?::date)`
  return [
    { name: 'lower', when: lower !== undefined, sql: `payments.created_at >= ${midnight}`, values: [lower] },
    { name: 'upper', when: upper !== undefined, sql: `payments.created_at < ${midnight} + interval '1 day'`, values: [upper] },
  ]
}

export function historyAnswer(row: HistoryRow): PaymentHistoryRow {
  return {
    payment_id: row.id,
    number: String(row.id),
    vouchers: writeVouchers(row.orderIds),
    prolongations: writeVouchers(row.feeIds),
    method: row.method,
    date: row.createdAt.toISOString(),
    amount: row.amount,
    received: row.received,
    refunded: row.refunded,
    kept: row.kept,
    currency: 'RUB',
    status: row.status,
    ...(row.failure && { reason: row.failure }),
    by_link: row.byLink,
  }
}

/** Money of a customer that pays no order. */
export async function sumKept(db: Db, customerId: number): Promise<number> {
  const { rows } = await db.query({
    name: 'payments_kept_sum',
    text: `select coalesce(sum(payments.received_kopecks - payments.allocated_kopecks - payments.refunded_kopecks), 0)::bigint as kept
           from payments where payments.customer_id = $1 and payments.received_kopecks > payments.allocated_kopecks + payments.refunded_kopecks`,
    values: [customerId],
  })
  return rows[0]?.kept ?? 0
}
