import type { Db } from '../../db/pool.ts'
import type { OpenInvoice } from '../../invoices/index.ts'

/** An invoice, paid or not; undefined for other papers. */
export async function findOpenInvoice(
  db: Db,
  invoiceId: number,
): Promise<Pick<OpenInvoice, 'id' | 'customerId' | 'left' | 'orders' | 'fees'> | undefined> {
  const { rows } = await db.query({
    name: 'bank_invoice',
    text: `select invoices.id, invoices.customer_id as "customerId", invoices.left_kopecks as left,
                  (select coalesce(jsonb_agg(jsonb_build_object('orderId', invoice_orders.order_id, 'asked', invoice_orders.asked_kopecks)
                     order by invoice_orders.order_id), '[]') from offered_invoice_orders as invoice_orders where invoice_orders.invoice_id = invoices.id) as orders,
                  (select coalesce(jsonb_agg(jsonb_build_object('requestId', invoice_fees.request_id, 'asked', invoice_fees.asked_kopecks)
                     order by invoice_fees.request_id), '[]') from offered_invoice_fees as invoice_fees where invoice_fees.invoice_id = invoices.id) as fees
           from offered_invoices as invoices where invoices.id = $1 and invoices.kind = 'invoice'`,
    values: [invoiceId],
  })
  return rows[0]
}

export async function hasCustomer(db: Db, customerId: number): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'bank_customer',
    text: 'select from offered_customers as customers where customers.id = $1',
    values: [customerId],
  })
  return rowCount === 1
}
