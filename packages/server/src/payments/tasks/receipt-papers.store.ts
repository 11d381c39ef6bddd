import type { PaymentMethod } from '@anfilada/contract/payments/payment-status'
import type { partyLine } from '@anfilada/phrases/invoice-paper'
import { findCustomer } from '../../customers/index.ts'
import type { Tx } from '../../db/pool.ts'
import type { ReceiptToMake } from './tasks.store.ts'

/** A task of a receipt with all that its paper says. */
export type ReceiptTask = {
  id: number
  kind: 'receipts_by_hand' | 'refund_receipt_by_hand'
  createdAt: Date
  receipt: ReceiptToMake
  contact: string
  customer: Parameters<typeof partyLine>[0]
  payment: { id: number; method: PaymentMethod; at: Date }
  orderId: number | null
  refundId: number | null
  /** Of the paper that was made of it. */
  fileId: number | null
}

/** The task, so that nobody makes its paper meanwhile; undefined when it is not of a receipt, or of one whose lines were not kept. */
export async function lockReceiptTask(tx: Tx, taskId: number): Promise<ReceiptTask | undefined> {
  const { rows } = await tx.query({
    name: 'receipt_task_lock',
    text: `select accountant_tasks.id, accountant_tasks.kind, accountant_tasks.created_at as "createdAt", accountant_tasks.receipt,
                  accountant_tasks.details, customers.id as "customerId", customers.name, payments.id as "paymentId", payments.method, coalesce(payments.received_at, payments.created_at) as at,
                  accountant_tasks.order_id as "orderId", accountant_tasks.refund_id as "refundId", accountant_tasks.paper_file_id as "fileId"
           from accountant_tasks
           join payments on payments.id = accountant_tasks.payment_id
           join offered_customers as customers on customers.id = payments.customer_id
           where accountant_tasks.id = $1 and accountant_tasks.receipt is not null
           for update of accountant_tasks`,
    values: [taskId],
  })
  const [row] = rows
  if (!row?.receipt || (row.kind !== 'receipts_by_hand' && row.kind !== 'refund_receipt_by_hand')) return undefined
  const { id, kind, createdAt, receipt, details, customerId, name, paymentId, method, at, orderId, refundId, fileId } = row
  // One who left has no requisites any more.
  const known = await findCustomer(tx, customerId)
  const customer = { name, inn: known?.inn, kpp: known?.kpp, address: known?.legal_address }
  const payment = { id: paymentId, method, at: at ?? createdAt }
  return { id, kind, createdAt, receipt, contact: String(details['contact'] ?? ''), customer, payment, orderId, refundId, fileId }
}

export async function keepPaper(tx: Tx, taskId: number, fileId: number): Promise<void> {
  await tx.query({
    name: 'receipt_paper_keep',
    text: 'update accountant_tasks set paper_file_id = $2 where accountant_tasks.id = $1',
    values: [taskId, fileId],
  })
}
