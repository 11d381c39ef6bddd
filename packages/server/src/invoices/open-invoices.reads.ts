import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

export type OpenInvoice = {
  id: number
  year: number
  number: number
  issuedOn: string
  dueOn: string
  customerId: number
  customerName: string
  inn: string
  /** Kopecks: what it asks for, and what of that is still to come. */
  amount: number
  left: number
  /** What of which order, or fee, it is for; both empty: it tops up a deposit. */
  orders: { orderId: number; asked: number }[]
  fees: { requestId: number; asked: number }[]
}

/** Each that is given narrows the list. `number` without a year is of any; `left`: exactly so much is still to come, kopecks. */
export type OpenInvoiceFilter = Partial<Record<'customerId' | 'number' | 'year' | 'left', number> & { inn: string }>

/** Invoices of which something is still to come, the oldest first: what money that came may be for. At most so many. */
export async function listOpenInvoices(db: Db, filter: OpenInvoiceFilter, limit: number): Promise<OpenInvoice[]> {
  const asked = conditions(
    'invoices_open',
    [limit],
    [
      { name: 'customer', when: filter.customerId !== undefined, sql: 'invoices.customer_id = ?', values: [filter.customerId] },
      { name: 'inn', when: filter.inn !== undefined, sql: 'invoices.buyer_inn = ?', values: [filter.inn] },
      { name: 'number', when: filter.number !== undefined, sql: 'invoices.number = ?', values: [filter.number] },
      { name: 'year', when: filter.year !== undefined, sql: 'invoices.year = ?', values: [filter.year] },
      { name: 'left', when: filter.left !== undefined, sql: 'invoice_sums.left_kopecks = ?', values: [filter.left] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `select invoices.id, invoices.year, invoices.number, invoices.issued_on as "issuedOn", invoices.due_on as "dueOn",
                  invoices.customer_id as "customerId", customers.name as "customerName", invoices.buyer_inn as inn,
                  invoices.amount_kopecks as amount, invoice_sums.left_kopecks as left,
                  (select coalesce(jsonb_agg(jsonb_build_object('orderId', invoice_orders.order_id, 'asked', invoice_orders.asked_kopecks)
                     order by invoice_orders.order_id), '[]') from invoice_orders where invoice_orders.invoice_id = invoices.id) as orders,
                  (select coalesce(jsonb_agg(jsonb_build_object('requestId', invoice_fees.request_id, 'asked', invoice_fees.asked_kopecks)
                     order by invoice_fees.request_id), '[]') from invoice_fees where invoice_fees.invoice_id = invoices.id) as fees
           from invoices join invoice_sums on invoice_sums.invoice_id = invoices.id
           join offered_customers as customers on customers.id = invoices.customer_id
           where invoices.kind = 'invoice' and invoice_sums.left_kopecks > 0 ${asked.where}
           order by invoices.issued_on, invoices.id limit $1`,
    values: asked.values,
  })
  return rows
}
