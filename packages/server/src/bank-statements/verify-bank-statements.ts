import type { Db } from '../db/pool.ts'

/** `row` names the entry or the ledger's reference; the amounts are kopecks. */
export type BankFault = {
  kind: 'posting_differs' | 'taken_back_differs' | 'used_differs' | 'state_differs' | 'posting_without_row'
  row: string
  expected: string
  found: string
}

/**
 * Holds money of statements against the ledger: what was posted came once, to its own customer; what was undone was taken back once and pays nothing;
 * nothing pays more than came; an entry says that it is somebody's when it is; and nothing is posted for an entry that does not exist.
 */
export async function verifyBankStatements(db: Db): Promise<BankFault[]> {
  const { rows } = await db.query({ name: 'verify_bank_faults', text: bankFaults })
  return rows
}

const bankFaults = `
  with posted as (
    select ledger_transactions.reference, ledger_transactions.kind, ledger_accounts.customer_id, -sum(ledger_entries.amount_kopecks) as amount
    from offered_ledger_entries as ledger_entries
    join offered_ledger_transactions as ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
    join offered_ledger_accounts as ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind = 'customer' and starts_with(ledger_transactions.reference, 'bank:')
    group by ledger_transactions.reference, ledger_transactions.kind, ledger_accounts.customer_id
  ), held as (
    select bank_postings.id, 'bank:' || bank_postings.id as reference, bank_postings.entry_id, bank_postings.customer_id,
      bank_postings.undone_at is not null as is_undone, bank_entries.amount_kopecks as amount
    from bank_postings join bank_entries on bank_entries.id = bank_postings.entry_id
  ), used as (
    select ledger_allocations.source, coalesce(sum(ledger_allocations.amount_kopecks) filter (where ledger_allocations.reference ~ '^(order|prolongation):'), 0) as orders,
      sum(ledger_allocations.amount_kopecks) as whole
    from offered_ledger_allocations as ledger_allocations where starts_with(ledger_allocations.source, 'bank:') group by ledger_allocations.source
  )
  select 'posting_differs' as kind, 'entry ' || held.entry_id as row, held.amount::text as expected, coalesce(posted.amount, 0)::text as found
  from held left join posted on posted.reference = held.reference and posted.kind = 'payment' and posted.customer_id = held.customer_id
  where held.amount <> coalesce(posted.amount, 0)
  union all
  select 'taken_back_differs', 'entry ' || held.entry_id, case when held.is_undone then held.amount else 0 end::text, coalesce(-posted.amount, 0)::text
  from held left join posted on posted.reference = held.reference and posted.kind = 'reversal' and posted.customer_id = held.customer_id
  where case when held.is_undone then held.amount else 0 end <> coalesce(-posted.amount, 0)
  union all
  select 'used_differs', 'entry ' || held.entry_id, case when held.is_undone then 0 else held.amount end::text, used.orders::text
  from held join used on used.source = held.reference
  where used.orders > held.amount or used.orders < 0 or (held.is_undone and used.whole <> 0)
  union all
  select 'state_differs', 'entry ' || bank_entries.id, bank_entries.state, coalesce(held.reference, '')
  from bank_entries left join held on held.entry_id = bank_entries.id and not held.is_undone
  where (held.id is null and bank_entries.state in ('matched', 'free')) or (held.id is not null and bank_entries.state not in ('matched', 'free', 'suggested'))
  union all
  select 'posting_without_row', posted.reference, '0', posted.amount::text
  from posted where not exists (select from held where held.reference = posted.reference and held.customer_id = posted.customer_id)
  order by 1, 2`
