import { dateIn, defaultZone } from '@anfilada/contract/dates'
import { filesPath } from '@anfilada/contract/files'
import { type InvoiceKind, type InvoiceState, invoiceState } from '@anfilada/contract/invoices/invoice-states'
import type { InvoiceRow } from '@anfilada/contract/invoices/invoices'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import { type Condition, conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

export type InvoiceFilter = {
  kind?: InvoiceKind | undefined
  state?: InvoiceState | undefined
  customerId?: number | undefined
  number?: number | undefined
  inn?: string | undefined
  unpaid?: boolean | undefined
  lower?: string | undefined
  upper?: string | undefined
  before?: number | undefined
}

/** The states of `invoiceState`, as the ledger says them; a test holds them together. */
const stateSql: Record<InvoiceState, string> = {
  open: 'invoice_sums.left_kopecks > 0 and invoice_sums.paid_kopecks = 0 and invoices.due_on >= local_day(now())',
  part: 'invoice_sums.left_kopecks > 0 and invoice_sums.paid_kopecks > 0 and invoices.due_on >= local_day(now())',
  overdue: 'invoice_sums.left_kopecks > 0 and invoices.due_on < local_day(now())',
  paid: 'invoice_sums.left_kopecks = 0 and not (invoice_sums.credited_kopecks > 0 and invoice_sums.paid_kopecks = 0)',
  // The notes first: they are few, and the sums of every invoice are not.
  credited:
    'invoices.id in (select notes.corrects_id from invoices as notes where notes.corrects_id is not null) and invoice_sums.left_kopecks = 0 and invoice_sums.credited_kopecks > 0 and invoice_sums.paid_kopecks = 0',
}

/**
 * Which invoices something may be left of: those with an order of which not all that was asked for is paid, and those for no order. Looked through
 * once; what they sum to is added up of these alone. For a list of all customers, where what is overdue is rare: of one customer's invoices the
 * sums are added up sooner.
 */
const mayOwe = `invoices.id in (
    select short.invoice_id from invoice_orders as short join offered_orders as owing on owing.id = short.order_id
    where owing.paid_kopecks < short.paid_before_kopecks + short.asked_kopecks
    union all
    select deposits.id from invoices as deposits left join invoice_orders as named on named.invoice_id = deposits.id
    where deposits.kind = 'invoice' and named.invoice_id is null)`

type ListedInvoice = {
  id: number
  kind: InvoiceKind
  number: string
  issuedOn: string
  dueOn: string | null
  customerId: number
  customerName: string
  buyer: string
  inn: string
  amount: number
  paid: number | null
  credited: number | null
  left: number | null
  orderIds: number[]
  feeIds: number[]
  corrects: string | null
  fileId: number
}

/** Papers, newest first; one more than the limit says that there is a next page. */
export async function listInvoices(db: Db, filter: InvoiceFilter, limit: number): Promise<ListedInvoice[]> {
  const before = { name: 'before', when: filter.before !== undefined, sql: 'invoices.id < ?', values: [filter.before] }
  const asked = conditions('invoices_list', [limit + 1], [...narrowed(filter), before])
  const { rows } = await db.query({
    name: asked.name,
    text: `select invoices.id, invoices.kind, invoices.number::text as number, invoices.issued_on as "issuedOn", invoices.due_on as "dueOn",
                  invoices.customer_id as "customerId", customers.name as "customerName", invoices.buyer ->> 'name' as buyer,
                  invoices.buyer_inn as inn, invoices.amount_kopecks as amount, invoice_sums.paid_kopecks as paid,
                  invoice_sums.credited_kopecks as credited, invoice_sums.left_kopecks as left,
                  array(select invoice_orders.order_id from invoice_orders where invoice_orders.invoice_id = invoices.id order by 1) as "orderIds",
                  array(select invoice_fees.request_id from invoice_fees where invoice_fees.invoice_id = invoices.id order by 1) as "feeIds",
                  corrected.number::text as corrects, invoices.file_id as "fileId"
           from invoices left join invoice_sums on invoice_sums.invoice_id = invoices.id
           join offered_customers as customers on customers.id = invoices.customer_id
           left join invoices as corrected on corrected.id = invoices.corrects_id
           where true ${asked.where} order by invoices.id desc limit $1`,
    values: asked.values,
  })
  return rows
}

/** How many papers that list has. */
export async function countInvoices(db: Db, filter: InvoiceFilter): Promise<number> {
  const asked = conditions('invoices_count', [], narrowed(filter))
  const { rows } = await db.query({
    name: asked.name,
    text: `select count(*)::integer as total
           from invoices left join invoice_sums on invoice_sums.invoice_id = invoices.id where true ${asked.where}`,
    values: asked.values,
  })
  return rows[0]?.total ?? 0
}

function narrowed(filter: InvoiceFilter): Condition[] {
  const { kind, state, customerId, number, inn, unpaid = false, lower, upper } = filter
  const isOfAll = customerId === undefined && number === undefined && inn === undefined
  return [
    { name: 'customer', when: customerId !== undefined, sql: 'invoices.customer_id = ?', values: [customerId] },
    { name: 'kind', when: kind !== undefined, sql: 'invoices.kind = ?', values: [kind] },
    { name: 'owing', when: state === 'overdue' && isOfAll, sql: mayOwe, values: [] },
    { name: state ?? '', when: state !== undefined, sql: state === undefined ? '' : stateSql[state], values: [] },
    { name: 'number', when: number !== undefined, sql: 'invoices.number = ?', values: [number] },
    { name: 'inn', when: inn !== undefined, sql: 'invoices.buyer_inn = ?', values: [inn] },
    { name: 'unpaid', when: unpaid, sql: 'invoice_sums.left_kopecks > 0', values: [] },
    { name: 'lower', when: lower !== undefined, sql: 'invoices.issued_on >= ?::date', values: [lower] },
    { name: 'upper', when: upper !== undefined, sql: 'invoices.issued_on <= ?::date', values: [upper] },
  ]
}

/** A row as its reader sees it, by his own API. */
export function invoiceAnswer(row: ListedInvoice, api: 'customer' | 'office'): InvoiceRow {
  const { id, kind, number, issuedOn, dueOn, buyer, inn, amount, paid, credited, left, orderIds, feeIds, corrects, fileId } = row
  const isAsking = dueOn !== null && paid !== null && credited !== null && left !== null
  return {
    invoice_id: id,
    kind,
    number,
    issued_on: issuedOn,
    due_on: dueOn,
    state: isAsking ? invoiceState({ amount, paid, credited, left }, dueOn, dateIn(defaultZone, new Date())) : null,
    paid,
    credited,
    left,
    buyer,
    inn,
    vouchers: writeVouchers(orderIds),
    prolongations: writeVouchers(feeIds),
    amount,
    currency: 'RUB',
    corrects,
    file: filesPath(api, 'invoice') + String(fileId),
  }
}
