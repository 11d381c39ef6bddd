import type { EntryState, MatchReason } from '@anfilada/contract/payments/bank-entries'
import { onlyRow } from '../db/statement-rows.ts'
import type { Db, Tx } from '../db/pool.ts'

/** How the ledger names money that a statement brought: once for each time it was posted. */
export function bankReference(postingId: number): string {
  return `bank:${postingId}`
}

export type PendingEntry = { id: number; payerInn: string; amount: number; purpose: string }

/** Money of one payer that is to be posted, as it stands in the file; of whichever comes first. */
export async function listPending(db: Db, statementId: number, limit: number): Promise<PendingEntry[]> {
  const { rows } = await db.query({
    name: 'bank_entries_pending',
    text: `select bank_entries.id, bank_entries.payer_inn as "payerInn", bank_entries.amount_kopecks as amount, bank_entries.purpose
           from bank_entries
           where bank_entries.statement_id = $1 and bank_entries.state = 'pending' and bank_entries.payer_inn = (
             select first.payer_inn from bank_entries as first
             where first.statement_id = $1 and first.state = 'pending' order by first.payer_inn limit 1
           )
           order by bank_entries.id limit $2`,
    values: [statementId, limit],
  })
  return rows
}

/** Those of them that nobody posted meanwhile, locked; the account of their customer is locked already. */
export async function lockPending(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await tx.query({
    name: 'bank_entries_lock',
    text: `select bank_entries.id from bank_entries where bank_entries.id = any ($1::integer[]) and bank_entries.state = 'pending'
           order by bank_entries.id for no key update`,
    values: [ids],
  })
  return new Set(rows.map(({ id }) => id))
}

export type LockedEntry = { id: number; state: EntryState; amount: number }

/** The last lock of all but those of orders: the customer's account is locked already. */
export async function lockEntry(tx: Tx, entryId: number): Promise<LockedEntry | undefined> {
  const { rows } = await tx.query({
    name: 'bank_entry_lock',
    text: `select bank_entries.id, bank_entries.state, bank_entries.amount_kopecks as amount
           from bank_entries where bank_entries.id = $1 for no key update`,
    values: [entryId],
  })
  return rows[0]
}

export type EntryFate = { entryId: number; state: EntryState; invoiceId?: number | undefined; reason?: MatchReason | undefined }

/** Where each of them stands from now on, and what it may have come for. */
export async function saveFates(tx: Tx, fates: readonly EntryFate[]): Promise<void> {
  await tx.query({
    name: 'bank_entries_fates',
    text: `update bank_entries set state = fate.state, suggested_invoice_id = fate.invoice_id, reason = fate.reason
           from unnest($1::integer[], $2::text[], $3::integer[], $4::text[]) as fate (entry_id, state, invoice_id, reason)
           where bank_entries.id = fate.entry_id`,
    values: [
      fates.map(({ entryId }) => entryId),
      fates.map(({ state }) => state),
      fates.map(({ invoiceId }) => invoiceId ?? null),
      fates.map(({ reason }) => reason ?? null),
    ],
  })
}

/** As above, and what was suggested stays to be seen. */
export async function saveState(tx: Tx, entryId: number, state: EntryState): Promise<void> {
  await tx.query({
    name: 'bank_entry_state',
    text: 'update bank_entries set state = $2 where bank_entries.id = $1',
    values: [entryId, state],
  })
}

export type Posting = { id: number; entryId: number; customerId: number; invoiceId: number | null }

/** That the money of these entries is the customer's; the database refuses a second one. In the order of the entries. */
export async function insertPostings(tx: Tx, customerId: number, entryIds: readonly number[], userId: number | null): Promise<Posting[]> {
  const { rows } = await tx.query({
    name: 'bank_postings_insert',
    text: `insert into bank_postings (entry_id, customer_id, posted_by)
           select entry.id, $1, $3 from unnest($2::integer[]) with ordinality as entry (id, place) order by entry.place
           returning bank_postings.id, bank_postings.entry_id as "entryId", bank_postings.customer_id as "customerId", bank_postings.invoice_id as "invoiceId"`,
    values: [customerId, entryIds, userId],
  })
  return rows
}

/** Whose balance the money of an entry came to. */
export async function findPosting(db: Db, entryId: number): Promise<Posting | undefined> {
  const { rows } = await db.query({
    name: 'bank_posting_find',
    text: `select bank_postings.id, bank_postings.entry_id as "entryId", bank_postings.customer_id as "customerId", bank_postings.invoice_id as "invoiceId"
           from bank_postings where bank_postings.entry_id = $1 and bank_postings.undone_at is null`,
    values: [entryId],
  })
  return rows[0]
}

export async function saveInvoice(tx: Tx, postingId: number, invoiceId: number): Promise<void> {
  await tx.query({
    name: 'bank_posting_invoice',
    text: 'update bank_postings set invoice_id = $2 where bank_postings.id = $1',
    values: [postingId, invoiceId],
  })
}

export async function saveUndone(tx: Tx, postingId: number, userId: number): Promise<void> {
  await tx.query({
    name: 'bank_posting_undo',
    text: 'update bank_postings set undone_at = now(), undone_by = $2 where bank_postings.id = $1',
    values: [postingId, userId],
  })
}

/** What the money under the reference pays, by the words of the ledger; nothing that was taken back. */
export async function listUses(tx: Tx, reference: string): Promise<{ reference: string; amount: number }[]> {
  const { rows } = await tx.query({
    name: 'bank_posting_uses',
    text: `select ledger_allocations.reference, sum(ledger_allocations.amount_kopecks)::bigint as amount
           from offered_ledger_allocations as ledger_allocations where ledger_allocations.source = $1
           group by ledger_allocations.reference having sum(ledger_allocations.amount_kopecks) <> 0 order by ledger_allocations.reference`,
    values: [reference],
  })
  return rows
}

/** What of it pays orders, kopecks; what it came for as well is not counted again. */
export async function sumUsed(tx: Tx, reference: string): Promise<number> {
  const { rows } = await tx.query({
    name: 'bank_posting_used',
    text: `select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as used from offered_ledger_allocations as ledger_allocations
           where ledger_allocations.source = $1 and ledger_allocations.reference like 'order:%'`,
    values: [reference],
  })
  return onlyRow(rows).used
}

/** The customers who have this INN. */
export async function listCustomersOf(db: Db, inn: string): Promise<number[]> {
  const { rows } = await db.query({
    name: 'bank_payer_customers',
    text: 'select customers.id from offered_customers as customers where customers.inn = $1 order by customers.id',
    values: [inn],
  })
  return rows.map(({ id }) => id)
}
