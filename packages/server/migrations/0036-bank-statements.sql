-- Bank statements that were taken in, and the money in them (decision 0049). What of it is the customer's stands in the ledger as `bank:<posting>`;
-- what it pays, in the ledger's allocations of that source.

create table bank_statements (
  id integer generated always as identity primary key,
  file_id integer not null references kept_files,
  -- Of the file, as it came.
  sha256 bytea not null,
  -- `waiting` to be read, then `matching` while its money is posted; `refused`: nothing of it holds, and `fault` says why.
  state text not null default 'waiting' check (state in ('waiting', 'matching', 'done', 'refused')),
  fault jsonb,
  check ((state = 'refused') = (fault is not null)),
  imported_by integer not null references users,
  imported_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((state in ('done', 'refused')) = (finished_at is not null)),
  -- What the bank says of each account and period: [{"account": …, "from": …, "until": …, "opening": …, "incoming": …, "outgoing": …, "closing": …}].
  totals jsonb not null default '[]',
  -- Documents: money that came and is in no earlier file, that is in one, that stood here twice; money that went.
  entries integer not null default 0,
  known integer not null default 0,
  doubles integer not null default 0,
  outgoing integer not null default 0
);
-- A file is taken in once, whoever sends it again.
create unique index bank_statements_once on bank_statements (sha256) where state <> 'refused';

create table bank_entries (
  id integer generated always as identity primary key,
  statement_id integer not null references bank_statements,
  line integer not null,
  -- The same document in every file: our account, the payer's, number, date and amount.
  key text not null constraint bank_entries_once unique,
  account text not null,
  payer_account text not null,
  payer_inn text not null,
  payer_name text not null,
  number text not null,
  documented_on date not null,
  received_on date not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  purpose text not null,
  -- `pending`: to be posted; `own`: from an account of ours; `unknown`: of nobody; `free`: on the customer's balance; `suggested`: there, too, where
  -- one customer is meant, and a person says for which invoice; `matched`: came for an invoice; `undone`: taken back.
  state text not null default 'pending' check (state in ('pending', 'own', 'unknown', 'free', 'suggested', 'matched', 'undone')),
  suggested_invoice_id integer references invoices,
  reason text check (reason in ('number', 'partial', 'over', 'one_of_named', 'amount')),
  check (state <> 'suggested' or (suggested_invoice_id is not null and reason is not null))
);
create index bank_entries_statement on bank_entries (statement_id, state, line);
create index bank_entries_lines on bank_entries (statement_id, line);
create index bank_entries_pending on bank_entries (statement_id, payer_inn, id) where state = 'pending';

-- That money of an entry is a customer's: one that holds at most, none is deleted.
create table bank_postings (
  id integer generated always as identity primary key,
  entry_id integer not null references bank_entries,
  customer_id integer not null references customers,
  -- What it came for; null: it stays on the balance.
  invoice_id integer references invoices,
  -- Null: by number, INN and sum, or by INN alone; nobody was asked.
  posted_by integer references users,
  posted_at timestamptz not null default now(),
  undone_by integer references users,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
create unique index bank_postings_once on bank_postings (entry_id) where undone_at is null;
create index bank_postings_customer on bank_postings (customer_id, id desc);
create index bank_postings_invoice on bank_postings (invoice_id) where invoice_id is not null;

-- Money of a statement is taken back once.
create unique index ledger_transactions_taken_back_once on ledger_transactions (reference) where kind = 'reversal' and reference like 'bank:%';
