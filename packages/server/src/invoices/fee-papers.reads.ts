import type { Requisites } from '@anfilada/contract/customers/requisites'
import type { Db } from '../db/pool.ts'

/** Which of the fees (all of the customer's when none are named) an unpaid invoice of his asks for already. */
export async function listInvoicedFees(
  db: Db,
  customerId: number,
  requestIds: readonly number[] | null,
): Promise<{ request_id: number; invoice_id: number; number: string }[]> {
  const { rows } = await db.query({
    name: 'fees_invoiced',
    text: `select invoice_fees.request_id, invoices.id as invoice_id, invoices.number::text as number
           from invoices join invoice_fees on invoice_fees.invoice_id = invoices.id
           join offered_prolongation_requests as requests on requests.id = invoice_fees.request_id
           join invoice_sums on invoice_sums.invoice_id = invoices.id
           where invoices.customer_id = $1 and ($2::integer[] is null or invoice_fees.request_id = any ($2))
             and requests.due_kopecks > 0 and invoices.kind = 'invoice' and invoice_sums.left_kopecks > 0
           order by invoice_fees.request_id, invoices.id`,
    values: [customerId, requestIds],
  })
  return rows
}

export type FeeToCredit = { invoiceId: number; requestId: number; state: 'declined' | 'withdrawn' }

/** Fees that were taken back after they were invoiced, and that no note names; of one invoice alone when it is named. */
export async function listFeesToCredit(db: Db, invoiceId: number | null, limit: number): Promise<FeeToCredit[]> {
  const { rows } = await db.query({
    name: 'fees_to_credit',
    text: `select invoices.id as "invoiceId", invoice_fees.request_id as "requestId", requests.state
           from invoice_fees join invoices on invoices.id = invoice_fees.invoice_id
           join offered_prolongation_requests as requests on requests.id = invoice_fees.request_id
           join invoice_sums on invoice_sums.invoice_id = invoices.id
           where requests.state in ('declined', 'withdrawn') and ($1::integer is null or invoices.id = $1)
             and invoices.amount_kopecks > invoice_sums.credited_kopecks
             and not exists (
               select from invoices as notes join invoice_fees as credited on credited.invoice_id = notes.id
               where notes.corrects_id = invoices.id and credited.request_id = invoice_fees.request_id)
           order by invoices.id, invoice_fees.request_id limit $2`,
    values: [invoiceId, limit],
  })
  return rows.map(({ state, ...row }) => ({ ...row, state: state === 'withdrawn' ? state : 'declined' }))
}

export type RenderedFees = { invoiceId: number; customerId: number; buyer: Requisites; requestIds: number[] }

/** Invoices of which every fee is decided, with the prolonged ones that stand on no act yet; one invoice alone when it is named. */
export async function listRenderedFees(db: Db, invoiceId: number | null, limit: number): Promise<RenderedFees[]> {
  const { rows } = await db.query({
    name: 'invoices_prolonged',
    text: `select invoices.id as "invoiceId", invoices.customer_id as "customerId", invoices.buyer,
                  array_agg(requests.id order by requests.id) as "requestIds"
           from invoices join invoice_fees on invoice_fees.invoice_id = invoices.id
           join offered_prolongation_requests as requests on requests.id = invoice_fees.request_id
           where invoices.kind = 'invoice' and ($1::integer is null or invoices.id = $1) and requests.state = 'prolonged'
             and not exists (
               select from invoice_fees as others join offered_prolongation_requests as waiting on waiting.id = others.request_id
               where others.invoice_id = invoices.id and waiting.state = 'requested')
             and not exists (
               select from invoice_fees as rendered join invoices as acts on acts.id = rendered.invoice_id
               where rendered.request_id = requests.id and acts.kind = 'act')
           group by invoices.id order by invoices.id limit $2`,
    values: [invoiceId, limit],
  })
  return rows
}
