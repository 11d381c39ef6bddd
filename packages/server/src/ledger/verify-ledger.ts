import type { Db } from '../db/pool.ts'

/** `row` names the transaction, reference or account; the amounts are kopecks. */
export type LedgerFault = {
  kind:
    | 'unbalanced_transaction'
    | 'too_few_entries'
    | 'unbalanced_ledger'
    | 'reversal_exceeds_charge'
    | 'entry_without_account'
    | 'account_without_customer'
    | 'opening_differs'
    | 'opening_not_proposed'
  row: string
  expected: string
  found: string
}

/** Holds the whole ledger against its own rules; knows nothing of what was charged. */
export async function verifyLedger(db: Db): Promise<LedgerFault[]> {
  const { rows } = await db.query({ name: 'verify_ledger_faults', text: ledgerFaults })
  return rows
}

// The customer's side of a reference tells the story (charges and their adjustments above zero, reversals below); the other side follows from the balance.
const ledgerFaults = `
  with reversed as (
    select ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency,
      coalesce(sum(ledger_entries.amount_kopecks) filter (where ledger_transactions.kind in ('charge', 'adjustment')), 0) as charged,
      coalesce(sum(-ledger_entries.amount_kopecks) filter (where ledger_transactions.kind = 'reversal'), 0) as taken_back
    from ledger_entries
    join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind = 'customer'
    group by ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency
  )
  select 'unbalanced_transaction' as kind, 'transaction ' || ledger_entries.transaction_id || ' ' || ledger_entries.currency as row,
    '0' as expected, sum(ledger_entries.amount_kopecks)::text as found
  from ledger_entries
  group by ledger_entries.transaction_id, ledger_entries.currency
  having sum(ledger_entries.amount_kopecks) <> 0
  union all
  select 'too_few_entries', 'transaction ' || ledger_transactions.id, '2', count(ledger_entries.line_no)::text
  from ledger_transactions left join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
  group by ledger_transactions.id
  having count(ledger_entries.line_no) < 2
  union all
  select 'unbalanced_ledger', 'ledger ' || ledger_entries.currency, '0', sum(ledger_entries.amount_kopecks)::text
  from ledger_entries
  group by ledger_entries.currency
  having sum(ledger_entries.amount_kopecks) <> 0
  union all
  select 'reversal_exceeds_charge', concat(reversed.reference, ' customer ', reversed.customer_id, ' ', reversed.currency),
    reversed.charged::text, reversed.taken_back::text
  from reversed
  where reversed.taken_back > reversed.charged
  union all
  select 'entry_without_account', 'transaction ' || ledger_entries.transaction_id, ledger_entries.account_id::text, ''
  from ledger_entries left join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
  where ledger_accounts.id is null
  union all
  select 'account_without_customer', 'account ' || ledger_accounts.id, coalesce(ledger_accounts.customer_id::text, ''), ''
  from ledger_accounts left join offered_customers as customers on customers.id = ledger_accounts.customer_id
  where ledger_accounts.kind = 'customer' and customers.id is null
  union all
  select 'opening_differs', 'opening ' || ledger_openings.id, ledger_openings.amount_kopecks::text, coalesce(posted.amount, 0)::text
  from ledger_openings
  left join lateral (
    select sum(ledger_entries.amount_kopecks) as amount
    from ledger_transactions
    join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_transactions.kind = 'opening' and ledger_transactions.reference = 'opening:' || ledger_openings.id
      and ledger_accounts.customer_id = ledger_openings.customer_id
  ) as posted on true
  where ledger_openings.state = 'posted' and ledger_openings.amount_kopecks is distinct from posted.amount
  union all
  select 'opening_not_proposed', 'transaction ' || ledger_transactions.id, 'opening:<id>', ledger_transactions.reference
  from ledger_transactions
  where ledger_transactions.kind = 'opening' and not exists (
    select from ledger_openings where ledger_openings.state = 'posted' and ledger_transactions.reference = 'opening:' || ledger_openings.id)
  order by 1, 2`
