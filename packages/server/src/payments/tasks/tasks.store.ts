import type { AccountantTaskKind } from '@anfilada/contract/payments/money-words'
import type { Db, Tx } from '../../db/pool.ts'
import type { FittedLine } from '../providers/receipt.rules.ts'

/**
 * Why the accountant makes a receipt: the visit is over; a refund went; no cash register hangs on the provider; kept money pays an order; kept
 * money pays another order than the one that its receipt names, which is taken back.
 */
export type ReceiptReason = 'settlement' | 'refund' | 'no_register' | 'allocated' | 'taken_back'

/** A receipt as it is printed; `offset`: kopecks of it that a prepayment pays. */
export type ReceiptToMake = { why: ReceiptReason; offset: number; lines: FittedLine[] }

export type NewTask = {
  kind: AccountantTaskKind
  /** What makes it this task and no other, beside its kind. */
  about: string
  customerId?: number | undefined
  paymentId?: number | undefined
  orderId?: number | undefined
  refundId?: number | undefined
  amount?: number | undefined
  details?: Record<string, string | number | boolean> | undefined
  receipt?: ReceiptToMake | undefined
}

/** Tells the accountant once, on every open screen; the same thing again changes nothing, also after it was resolved. */
export async function addTask(db: Db, task: NewTask): Promise<void> {
  await db.query({
    name: 'task_add',
    text: `with added as (
             insert into accountant_tasks (key, kind, customer_id, payment_id, order_id, refund_id, amount_kopecks, details,
               receipt)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
             returning accountant_tasks.customer_id, accountant_tasks.payment_id
           )
           insert into outbox (topic, customer_id, payload)
           select 'task.added', added.customer_id, jsonb_build_object('payment_id', added.payment_id) from added`,
    values: [
      `${task.kind} ${task.about}`,
      task.kind,
      task.customerId ?? null,
      task.paymentId ?? null,
      task.orderId ?? null,
      task.refundId ?? null,
      task.amount ?? null,
      JSON.stringify(task.details ?? {}),
      task.receipt === undefined ? null : JSON.stringify(task.receipt),
    ],
  })
}

/** False when somebody resolved it before. */
export async function saveResolved(tx: Tx, taskId: number, userId: number, note: string): Promise<boolean> {
  const { rowCount } = await tx.query({
    name: 'task_resolve',
    text: `with resolved as (
             update accountant_tasks set resolved_at = now(), resolved_by = $2, note = $3
             where accountant_tasks.id = $1 and accountant_tasks.resolved_at is null
             returning accountant_tasks.customer_id, accountant_tasks.payment_id
           )
           insert into outbox (topic, customer_id, payload)
           select 'task.resolved', resolved.customer_id, jsonb_build_object('payment_id', resolved.payment_id) from resolved`,
    values: [taskId, userId, note],
  })
  return rowCount === 1
}

/** What all open tasks of this kind about the customer ask for is done elsewhere; `note`: what was done. */
export async function closeTasks(
  tx: Tx,
  kind: AccountantTaskKind,
  customerId: number,
  done: { userId: number; note: string },
): Promise<void> {
  await tx.query({
    name: 'tasks_close',
    text: `with resolved as (
             update accountant_tasks set resolved_at = now(), resolved_by = $3, note = $4
             where accountant_tasks.kind = $1 and accountant_tasks.customer_id = $2 and accountant_tasks.resolved_at is null
             returning accountant_tasks.customer_id, accountant_tasks.payment_id
           )
           insert into outbox (topic, customer_id, payload)
           select 'task.resolved', resolved.customer_id, jsonb_build_object('payment_id', resolved.payment_id) from resolved`,
    values: [kind, customerId, done.userId, done.note],
  })
}
