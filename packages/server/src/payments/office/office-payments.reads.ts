import { type PaymentFailure, type PaymentMethod, type PaymentStatus, writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { OfficePayment } from '@anfilada/contract/payments/office-payments'
import { type Condition, conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'
import { coversOrder, periodOf } from '../payments.reads.ts'

export type OfficePaymentRow = {
  id: number
  customerId: number
  customerName: string
  payer: string
  orderIds: number[]
  feeIds: number[]
  method: PaymentMethod
  provider: string
  status: PaymentStatus
  failure: PaymentFailure | null
  amount: number
  received: number
  allocated: number
  refunded: number
  byLink: boolean
  test: boolean
  createdAt: Date
  finishedAt: Date | null
  openTasks: number
}

const whole = `select payments.id, payments.customer_id as "customerId", customers.name as "customerName", payments.payer_name as payer,
    payments.order_ids as "orderIds", payments.fee_ids as "feeIds", payments.method, payments.provider, payments.status, payments.failure,
    payments.amount_kopecks as amount, payments.received_kopecks as received, payments.allocated_kopecks as allocated,
    payments.refunded_kopecks as refunded, payments.link_id is not null as "byLink", payments.test,
    payments.created_at as "createdAt", payments.finished_at as "finishedAt",
    (select count(*)::integer from accountant_tasks where accountant_tasks.payment_id = payments.id and accountant_tasks.resolved_at is null) as "openTasks"
  from payments join offered_customers as customers on customers.id = payments.customer_id`

export type PaymentFilter = {
  status: readonly PaymentStatus[] | undefined
  method: PaymentMethod | undefined
  customerId: number | undefined
  voucher: number | undefined
  number: string | undefined
  amount: number | undefined
  lower: string | undefined
  upper: string | undefined
  before: number | undefined
}

/** Newest first; one more than the limit says that there is a next page. `number`: ours, or one that the provider gave. */
export async function listPayments(db: Db, filter: PaymentFilter, limit: number): Promise<OfficePaymentRow[]> {
  const before = { name: 'before', when: filter.before !== undefined, sql: 'payments.id < ?', values: [filter.before] }
  const asked = conditions('payments_office', [limit + 1], [...narrowed(filter), before])
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by payments.id desc limit $1`,
    values: asked.values,
  })
  return rows
}

/** How many payments that list has. */
export async function countPayments(db: Db, filter: PaymentFilter): Promise<number> {
  const asked = conditions('payments_office_count', [], narrowed(filter))
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total from payments where true ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

function narrowed(filter: PaymentFilter): Condition[] {
  const { status, method, customerId, voucher, number, amount } = filter
  const own = number !== undefined && /^[1-9]\d{0,8}$/.test(number)
  return [
    // One alone is read along payments_status; several would make a plan for any number of them.
    { name: 'status', when: status?.length === 1, sql: 'payments.status = ?', values: status ?? [] },
    { name: 'statuses', when: status !== undefined && status.length > 1, sql: 'payments.status = any(?)', values: [status] },
    { name: 'method', when: method !== undefined, sql: 'payments.method = ?', values: [method] },
    { name: 'customer', when: customerId !== undefined, sql: 'payments.customer_id = ?', values: [customerId] },
    { name: 'voucher', when: voucher !== undefined, sql: coversOrder, values: [voucher] },
    { name: 'own', when: own, sql: 'payments.id = ?', values: [Number(number)] },
    {
      name: 'theirs',
      when: number !== undefined && !own,
      sql: 'payments.provider_reference = ? or payments.transaction_id = ?',
      values: [number, number],
    },
    { name: 'amount', when: amount !== undefined, sql: 'payments.amount_kopecks = ?', values: [amount] },
    ...periodOf(filter),
  ]
}

export async function findOfficePayment(db: Db, paymentId: number): Promise<OfficePaymentRow | undefined> {
  const { rows } = await db.query({
    name: 'payment_office',
    text: `${whole} where payments.id = $1`,
    values: [paymentId],
  })
  return rows[0]
}

export function officePaymentAnswer(row: OfficePaymentRow): OfficePayment {
  const { id, payer, method, provider, status, amount, received, allocated, refunded, test } = row
  return {
    id,
    number: String(id),
    customer: { id: row.customerId, name: row.customerName },
    payer,
    vouchers: writeVouchers(row.orderIds),
    prolongations: writeVouchers(row.feeIds),
    method,
    provider,
    status,
    amount,
    received,
    allocated,
    refunded,
    test,
    reason: row.failure,
    currency: 'RUB',
    kept: received - allocated - refunded,
    by_link: row.byLink,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
    open_tasks: row.openTasks,
  }
}
