-- What ledger offers to the SQL of features to its right: the books (decision 0034).

create or replace view offered_ledger_accounts as
  select ledger_accounts.id, ledger_accounts.kind, ledger_accounts.customer_id
  from ledger_accounts;

create or replace view offered_ledger_allocations as
  select ledger_allocations.id, ledger_allocations.customer_id, ledger_allocations.reference, ledger_allocations.source,
    ledger_allocations.amount_kopecks, ledger_allocations.actor_id, ledger_allocations.at
  from ledger_allocations;

create or replace view offered_ledger_entries as
  select ledger_entries.transaction_id, ledger_entries.account_id, ledger_entries.amount_kopecks, ledger_entries.currency
  from ledger_entries;

create or replace view offered_ledger_transactions as
  select ledger_transactions.id, ledger_transactions.kind, ledger_transactions.reference
  from ledger_transactions;
