import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { InvoiceKind } from '@anfilada/contract/invoices/invoice-states'
import type { Kopecks } from '@anfilada/contract/kopecks'
import { onlyRow } from '../db/statement-rows.ts'
import type { Tx } from '../db/pool.ts'

/** How the ledger names an invoice: what came for it is allocated to this. */
export function invoiceReference(invoiceId: number): string {
  return `invoice:${invoiceId}`
}

/** `issuedOn`: the day by the museums' clocks, whose year the number is of. */
export type DocumentNumber = { kind: InvoiceKind; year: number; number: number; issuedOn: string }

/**
 * The next number of its kind and year: of today, or of `day` where a past is written. Nobody else gets one before this transaction ends, so that it is taken last; the document of that
 * number is written in the same transaction, or the database takes neither.
 */
export async function takeNumber(tx: Tx, kind: InvoiceKind, day?: string): Promise<DocumentNumber> {
  const { rows } = await tx.query({
    name: 'document_number_take',
    text: `with today as (select coalesce($2::date, local_day(clock_timestamp())) as day),
           taken as (
             insert into document_numbers (kind, year, last) select $1, extract(year from today.day)::integer, 1 from today
             on conflict (kind, year) do update set last = document_numbers.last + 1
             returning document_numbers.year, document_numbers.last
           )
           select taken.year, taken.last as number, today.day as "issuedOn" from taken, today`,
    values: [kind, day ?? null],
  })
  const { year, number, issuedOn } = onlyRow(rows)
  return { kind, year, number, issuedOn: issuedOn ?? '' }
}

/** Kopecks; `vat` is inside `sum`, which is `quantity` times `unitPrice`. `orderId` null: a fee, `requestId`, or money in advance. */
export type InvoiceLine = {
  orderId: number | null
  requestId?: number | null
  title: string
  quantity: number
  unitPrice: Kopecks
  sum: Kopecks
  vatPercent: number | null
  vat: Kopecks
}

/** What of which order is asked for, and what of that order is paid already. */
export type InvoicedOrder = { orderId: number; asked: Kopecks; paidBefore: Kopecks }

/** What of which fee is asked for, taken back or rendered, and what of it is paid already. */
export type InvoicedFee = { requestId: number; asked: Kopecks; paidBefore: Kopecks }

export type NewInvoice = DocumentNumber & {
  customerId: number
  correctsId: number | null
  dueOn: string | null
  seller: Requisites
  buyer: Requisites
  basis: string
  amount: Kopecks
  vat: Kopecks
  lines: readonly InvoiceLine[]
  orders: readonly InvoicedOrder[]
  fees?: readonly InvoicedFee[]
  fileId: number
  userId: number | null
}

/** Writes a document whole, as it stays for ever; answers its id. */
export async function insertInvoice(tx: Tx, invoice: NewInvoice): Promise<number> {
  const { lines, orders, fees = [] } = invoice
  const { rows } = await tx.query({
    name: 'invoice_insert',
    text: `with inserted as (
             insert into invoices (kind, year, number, issued_on, due_on, customer_id, corrects_id, seller, buyer, basis, amount_kopecks,
               vat_kopecks, file_id, created_by)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) returning invoices.id
           ), lines as (
             insert into invoice_lines (invoice_id, line_no, order_id, title, quantity, unit_price_kopecks, sum_kopecks, vat_percent, vat_kopecks, request_id)
             select inserted.id, line.line_no, line.order_id, line.title, line.quantity, line.unit_price, line.sum, line.vat_percent, line.vat,
               line.request_id
             from inserted,
               unnest($15::integer[], $16::text[], $17::integer[], $18::bigint[], $19::bigint[], $20::integer[], $21::bigint[], $25::integer[])
               with ordinality as line (order_id, title, quantity, unit_price, sum, vat_percent, vat, request_id, line_no)
           ), covered as (
             insert into invoice_orders (invoice_id, order_id, asked_kopecks, paid_before_kopecks)
             select inserted.id, share.order_id, share.asked, share.paid_before
             from inserted, unnest($22::integer[], $23::bigint[], $24::bigint[]) as share (order_id, asked, paid_before)
           ), charged as (
             insert into invoice_fees (invoice_id, request_id, asked_kopecks, paid_before_kopecks)
             select inserted.id, fee.request_id, fee.asked, fee.paid_before
             from inserted, unnest($26::integer[], $27::bigint[], $28::bigint[]) as fee (request_id, asked, paid_before)
           )
           select inserted.id from inserted`,
    values: [
      invoice.kind,
      invoice.year,
      invoice.number,
      invoice.issuedOn,
      invoice.dueOn,
      invoice.customerId,
      invoice.correctsId,
      JSON.stringify(invoice.seller),
      JSON.stringify(invoice.buyer),
      invoice.basis,
      invoice.amount,
      invoice.vat,
      invoice.fileId,
      invoice.userId,
      lines.map(({ orderId }) => orderId),
      lines.map(({ title }) => title),
      lines.map(({ quantity }) => quantity),
      lines.map(({ unitPrice }) => unitPrice),
      lines.map(({ sum }) => sum),
      lines.map(({ vatPercent }) => vatPercent),
      lines.map(({ vat }) => vat),
      orders.map(({ orderId }) => orderId),
      orders.map(({ asked }) => asked),
      orders.map(({ paidBefore }) => paidBefore),
      lines.map(({ requestId }) => requestId ?? null),
      fees.map(({ requestId }) => requestId),
      fees.map(({ asked }) => asked),
      fees.map(({ paidBefore }) => paidBefore),
    ],
  })
  return onlyRow(rows).id
}
