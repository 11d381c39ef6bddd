import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { InvoiceRequisites } from '@anfilada/contract/invoices/invoices'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Db } from '../db/pool.ts'
import type { InvoiceLine } from './invoices.store.ts'

export type FoundInvoice = {
  id: number
  number: number
  issuedOn: string
  customerId: number
  buyer: Requisites
  amount: number
  credited: number
}

/** An invoice by its id, whoever asks; no document of another kind. */
export async function findInvoice(db: Db, invoiceId: number): Promise<FoundInvoice | undefined> {
  const { rows } = await db.query({
    name: 'invoice_find',
    text: `select invoices.id, invoices.number, invoices.issued_on as "issuedOn", invoices.customer_id as "customerId", invoices.buyer,
                  invoices.amount_kopecks as amount, invoice_sums.credited_kopecks as credited
           from invoices join invoice_sums on invoice_sums.invoice_id = invoices.id where invoices.id = $1`,
    values: [invoiceId],
  })
  return rows[0]
}

export async function listInvoiceLines(db: Db, invoiceId: number): Promise<InvoiceLine[]> {
  const { rows } = await db.query({
    name: 'invoice_lines',
    text: `select invoice_lines.order_id as "orderId", invoice_lines.request_id as "requestId", invoice_lines.title, invoice_lines.quantity,
                  invoice_lines.unit_price_kopecks as "unitPrice", invoice_lines.sum_kopecks as sum, invoice_lines.vat_percent as "vatPercent",
                  invoice_lines.vat_kopecks as vat
           from invoice_lines where invoice_lines.invoice_id = $1 order by invoice_lines.line_no`,
    values: [invoiceId],
  })
  return rows.map((row) => ({ ...row, unitPrice: money(row.unitPrice), sum: money(row.sum), vat: money(row.vat) }))
}

function money(amount: number): Kopecks {
  return kopecks(amount)
}

/** Which of the orders (all of the customer's when none are named) an unpaid invoice of his asks for already. */
export async function listInvoiced(
  db: Db,
  customerId: number,
  orderIds: readonly number[] | null,
): Promise<{ order_id: number; invoice_id: number; number: string }[]> {
  const { rows } = await db.query({
    name: 'orders_invoiced',
    text: `select invoice_orders.order_id, invoices.id as invoice_id, invoices.number::text as number
           from invoices join invoice_orders on invoice_orders.invoice_id = invoices.id
           join offered_orders as orders on orders.id = invoice_orders.order_id
           join invoice_sums on invoice_sums.invoice_id = invoices.id
           where invoices.customer_id = $1 and ($2::integer[] is null or invoice_orders.order_id = any ($2))
             and orders.status = 'confirmed' and orders.paid_kopecks < orders.total_kopecks + orders.penalty_kopecks
             and invoices.kind = 'invoice' and invoice_sums.left_kopecks > 0
           order by invoice_orders.order_id, invoices.id`,
    values: [customerId, orderIds],
  })
  return rows
}

/** What a customer paid by last; empty where that is not known. */
export async function findLastBuyer(db: Db, customerId: number): Promise<Requisites | undefined> {
  const { rows } = await db.query({
    name: 'invoice_last_buyer',
    text: `select invoices.buyer from invoices where invoices.customer_id = $1 and invoices.kind = 'invoice' order by invoices.id desc limit 1`,
    values: [customerId],
  })
  return rows[0]?.buyer
}

/** The fields of the form, empty where nothing is known. */
export function formFields(buyer: Partial<Record<keyof Requisites, string | null | undefined>>): Omit<InvoiceRequisites, 'email'> {
  return {
    organization: buyer.name ?? '',
    legal_address: buyer.legal_address ?? '',
    account: buyer.account ?? '',
    inn: buyer.inn ?? '',
    kpp: buyer.kpp ?? '',
    bank_name: buyer.bank_name ?? '',
    bik: buyer.bik ?? '',
    corr_account: buyer.corr_account ?? '',
  }
}

export type Rendered = { invoiceId: number; customerId: number; buyer: Requisites; orderIds: number[] }

/** Invoices whose confirmed visits are over, with those that cost something and stand on no act yet; one invoice alone when it is named. */
export async function listRendered(db: Db, invoiceId: number | null, limit: number): Promise<Rendered[]> {
  const { rows } = await db.query({
    name: 'invoices_rendered',
    text: `select invoices.id as "invoiceId", invoices.customer_id as "customerId", invoices.buyer, array_agg(orders.id order by orders.id) as "orderIds"
           from invoices join invoice_orders on invoice_orders.invoice_id = invoices.id
           join offered_orders as orders on orders.id = invoice_orders.order_id
           where invoices.kind = 'invoice' and ($1::integer is null or invoices.id = $1)
             and orders.status = 'confirmed' and orders.total_kopecks + orders.penalty_kopecks > 0
             and not exists (
               select from invoice_orders as rendered join invoices as acts on acts.id = rendered.invoice_id
               where rendered.order_id = orders.id and acts.kind = 'act')
           group by invoices.id having max(orders.pass_date) < local_day(now())
           order by invoices.id limit $2`,
    values: [invoiceId, limit],
  })
  return rows
}

/** Papers that the person asked for in the name of his customer, with whoever he said pays. */
export async function listPersonalInvoices(db: Db, { customerId, userId }: { customerId: number; userId: number }): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_invoices',
    text: `select invoices.id, invoices.kind, invoices.number, invoices.issued_on, invoices.due_on, invoices.amount_kopecks, invoices.buyer
           from invoices where invoices.customer_id = $1 and invoices.created_by = $2 order by invoices.id`,
    values: [customerId, userId],
  })
  return rows
}
