import type { EntryState, MatchReason } from '@anfilada/contract/payments/bank-entries'
import type { BankEntry } from '@anfilada/contract/payments/bank-statements'
import { conditions } from '../db/conditions.ts'
import type { Db } from '../db/pool.ts'

type EntryRow = {
  id: number
  line: number
  number: string
  date: string
  receivedOn: string
  amount: number
  payerName: string
  payerInn: string
  payerAccount: string
  purpose: string
  state: EntryState
  reason: MatchReason | null
  customerId: number | null
  customerName: string | null
  /** What it came for, or may have come for. */
  invoiceId: number | null
  invoiceNumber: number | null
  invoiceYear: number | null
  invoiceCustomerId: number | null
  invoiceCustomerName: string | null
  left: number | null
  isMatched: boolean
  used: number
}

const whole = `select bank_entries.id, bank_entries.line, bank_entries.number, bank_entries.documented_on as date, bank_entries.received_on as "receivedOn",
    bank_entries.amount_kopecks as amount, bank_entries.payer_name as "payerName", bank_entries.payer_inn as "payerInn",
    bank_entries.payer_account as "payerAccount", bank_entries.purpose, bank_entries.state, bank_entries.reason,
    bank_postings.customer_id as "customerId", customers.name as "customerName", invoices.id as "invoiceId",
    invoices.number as "invoiceNumber", invoices.year as "invoiceYear", invoices.customer_id as "invoiceCustomerId",
    buyers.name as "invoiceCustomerName", invoices.left_kopecks as left, bank_postings.invoice_id is not null as "isMatched",
    coalesce((select sum(ledger_allocations.amount_kopecks) from offered_ledger_allocations as ledger_allocations
      where ledger_allocations.source = 'bank:' || bank_postings.id and ledger_allocations.reference like 'order:%'), 0)::bigint as used
  from bank_entries
  left join bank_postings on bank_postings.entry_id = bank_entries.id and bank_postings.undone_at is null
  left join offered_customers as customers on customers.id = bank_postings.customer_id
  left join offered_invoices as invoices on invoices.id = coalesce(bank_postings.invoice_id, bank_entries.suggested_invoice_id)
  left join offered_customers as buyers on buyers.id = invoices.customer_id`

type Asked = { statementId: number; state: EntryState | undefined; after: number | undefined }

/** As they stand in the file; one more than the limit says that there is a next page. */
export async function listEntries(db: Db, { statementId, state, after }: Asked, limit: number): Promise<EntryRow[]> {
  const asked = conditions(
    'bank_entries_list',
    [limit + 1, statementId],
    [
      { name: 'state', when: state !== undefined, sql: 'bank_entries.state = ?', values: [state] },
      { name: 'after', when: after !== undefined, sql: 'bank_entries.line > ?', values: [after] },
    ],
  )
  const { rows } = await db.query({
    name: asked.name,
    text: `${whole} where bank_entries.statement_id = $2 ${asked.where} order by bank_entries.line limit $1`,
    values: asked.values,
  })
  return rows
}

export async function findEntry(db: Db, entryId: number): Promise<EntryRow | undefined> {
  const { rows } = await db.query({ name: 'bank_entry_find', text: `${whole} where bank_entries.id = $1`, values: [entryId] })
  return rows[0]
}

export function entryAnswer(row: EntryRow): BankEntry {
  const { id, line, number, date, amount, purpose, state, isMatched } = row
  const customer = row.customerId === null ? null : { id: row.customerId, name: row.customerName ?? '' }
  const invoice = invoiceOf(row)
  return {
    id,
    line,
    number,
    date,
    received_on: row.receivedOn,
    amount,
    payer: { name: row.payerName, inn: row.payerInn, account: row.payerAccount },
    purpose,
    state,
    customer,
    invoice: isMatched ? invoice : null,
    suggestion: isMatched ? null : suggestionOf(row, invoice),
    kept: customer ? amount - row.used : 0,
  }
}

/** What was paid otherwise since takes nothing more. */
function suggestionOf({ left, reason }: EntryRow, invoice: BankEntry['invoice']): BankEntry['suggestion'] {
  return invoice && reason && left !== null && left > 0 ? { ...invoice, left, reason } : null
}

function invoiceOf({ invoiceId, invoiceNumber, invoiceYear, invoiceCustomerId, invoiceCustomerName }: EntryRow): BankEntry['invoice'] {
  if (invoiceId === null || invoiceNumber === null || invoiceYear === null || invoiceCustomerId === null) return null
  return { id: invoiceId, number: invoiceNumber, year: invoiceYear, customer: { id: invoiceCustomerId, name: invoiceCustomerName ?? '' } }
}

/** Transfers to the customer's balance that name the person as payer; all of them where the customer is nobody but him (`alone`). */
export async function listPersonalTransfers(
  db: Db,
  { customerId, userId, alone }: { customerId: number; userId: number; alone: boolean },
): Promise<unknown[]> {
  const { rows } = await db.query({
    name: 'personal_transfers',
    text: `select bank_entries.id, bank_entries.received_on, bank_entries.number, bank_entries.payer_name, bank_entries.payer_inn,
                  bank_entries.payer_account, bank_entries.amount_kopecks, bank_entries.purpose
           from bank_postings join bank_entries on bank_entries.id = bank_postings.entry_id
           join offered_users as users on users.id = $2
           where bank_postings.customer_id = $1 and bank_postings.undone_at is null and ($3 or bank_entries.payer_name = users.name)
           order by bank_entries.id`,
    values: [customerId, userId, alone],
  })
  return rows
}
