-- Contract, offer, refund policy and consent as dated versions; and what the ledger's browser and a customer's dues are found by.

-- Unpublished: the draft that staff edit, one for each kind. {"ru": {"title": …, "text": …}, "en": …}; Russian is the original.
create table legal_texts (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('contract', 'offer', 'refund_policy', 'consent')),
  version integer not null,
  contents jsonb not null check (contents ? 'ru'),
  note text not null default '',
  revision integer not null default 1,
  -- Museum-local day from which it holds: among those that hold, the last one published.
  valid_from date,
  created_by integer references users,
  created_at timestamptz not null default now(),
  published_by integer references users,
  published_at timestamptz,
  unique (kind, version),
  check ((published_at is null) = (valid_from is null))
);
create unique index legal_texts_draft on legal_texts (kind) where published_at is null;

-- A balance is a sum over an account: the index alone answers it.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account_id, transaction_id) include (amount_kopecks);
create index ledger_transactions_kind on ledger_transactions (kind, id);
create index ledger_transactions_time on ledger_transactions (posted_at, id);

create index orders_due on orders (customer_id, pass_date, starts, id)
  where (case when status = 'confirmed' then total_kopecks else penalty_kopecks end) > paid_kopecks;
