-- Double entry, append only, whole kopecks. The ledger knows neither orders nor providers: a transaction carries a reference in words of the feature that posted it.

create table ledger_accounts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('customer', 'income')),
  customer_id integer unique references customers,
  check ((kind = 'customer') = (customer_id is not null))
);
create unique index ledger_accounts_own on ledger_accounts (kind) where customer_id is null;
insert into ledger_accounts (kind) values ('income');

create table ledger_transactions (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('charge', 'reversal')),
  reference text not null,
  actor_id integer references users,
  posted_at timestamptz not null default now()
);
create index ledger_transactions_reference on ledger_transactions (reference);

create table ledger_entries (
  transaction_id integer not null references ledger_transactions,
  line_no smallint not null,
  account_id integer not null references ledger_accounts,
  amount_kopecks bigint not null check (amount_kopecks <> 0),
  currency text not null default 'RUB',
  primary key (transaction_id, line_no)
);
create index ledger_entries_account on ledger_entries (account_id, transaction_id);
