import type { AccountantTask } from '@anfilada/contract/payments/accountant-tasks'
import type { AccountantTaskKind } from '@anfilada/contract/payments/money-words'
import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { conditions } from '../../db/conditions.ts'
import type { Db } from '../../db/pool.ts'

type TaskRow = {
  id: number
  kind: AccountantTaskKind
  createdAt: Date
  customerId: number | null
  customerName: string | null
  paymentId: number | null
  paymentStatus: PaymentStatus | null
  orderId: number | null
  refundId: number | null
  amount: number | null
  details: AccountantTask['details']
  printable: boolean | null
  resolvedAt: Date | null
  resolvedBy: string | null
  note: string
}

const whole = `select accountant_tasks.id, accountant_tasks.kind, accountant_tasks.created_at as "createdAt",
    accountant_tasks.customer_id as "customerId", customers.name as "customerName", accountant_tasks.payment_id as "paymentId",
    payments.status as "paymentStatus",
    accountant_tasks.order_id as "orderId", accountant_tasks.refund_id as "refundId", accountant_tasks.amount_kopecks as amount,
    accountant_tasks.details, accountant_tasks.receipt is not null as printable, accountant_tasks.resolved_at as "resolvedAt", resolvers.name as "resolvedBy", accountant_tasks.note
  from accountant_tasks
  left join offered_customers as customers on customers.id = accountant_tasks.customer_id
  left join payments on payments.id = accountant_tasks.payment_id
  left join offered_users as resolvers on resolvers.id = accountant_tasks.resolved_by`

export type TaskFilter = {
  state: 'open' | 'resolved'
  kind: AccountantTaskKind | undefined
  customerId: number | undefined
  before: number | undefined
}

/** Newest first; one more than the limit says that there is a next page. */
export async function listTasks(db: Db, { state, kind, customerId, before }: TaskFilter, limit: number): Promise<TaskRow[]> {
  const asked = conditions(
    'tasks_list',
    [limit + 1],
    [
      // Spelled out, so that the index of the open ones is used.
      { name: 'open', when: state === 'open', sql: 'accountant_tasks.resolved_at is null', values: [] },
      { name: 'resolved', when: state === 'resolved', sql: 'accountant_tasks.resolved_at is not null', values: [] },
      { name: 'kind', when: kind !== undefined, sql: 'accountant_tasks.kind = ?', values: [kind] },
      { name: 'customer', when: customerId !== undefined, sql: 'accountant_tasks.customer_id = ?', values: [customerId] },
      { name: 'before', when: before !== undefined, sql: 'accountant_tasks.id < ?', values: [before] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where true ${asked.where} order by accountant_tasks.id desc limit $1`,
    values: asked.values,
  })
  return rows
}

export async function countOpenTasks(db: Db): Promise<number> {
  const { rows } = await db.query({
    name: 'tasks_open',
    text: 'select count(*)::integer as count from accountant_tasks where accountant_tasks.resolved_at is null',
    values: [],
  })
  return rows[0]?.count ?? 0
}

export async function findTask(db: Db, taskId: number): Promise<TaskRow | undefined> {
  const { rows } = await db.query({ name: 'task_find', text: `${whole} where accountant_tasks.id = $1`, values: [taskId] })
  return rows[0]
}

export function taskAnswer(row: TaskRow): AccountantTask {
  return {
    id: row.id,
    kind: row.kind,
    created_at: row.createdAt.toISOString(),
    customer: row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' },
    payment_id: row.paymentId,
    payment_status: row.paymentStatus,
    order_id: row.orderId,
    refund_id: row.refundId,
    amount: row.amount,
    details: row.details,
    printable: row.printable ?? false,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: row.resolvedBy,
    note: row.note,
  }
}
