-- Acts of reconciliation: what the ledger said of a period when somebody asked, kept as it was said (decision 0050). Who asks again and is
-- told the same has the same act; once the ledger says something else, it is the next version.

create table reconciliation_acts (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- Of the period among those of the customer.
  number integer not null check (number > 0),
  version integer not null check (version > 0),
  unique (customer_id, number, version),
  -- Null: everything; else an extract of what was supplied there, without balances.
  museum_id integer references museums,
  -- Calendar days of the company's clocks, both included.
  period_lower date not null,
  period_upper date not null,
  check (period_lower <= period_upper and period_upper <= period_lower + interval '3 months'),
  opening_kopecks bigint,
  debit_kopecks bigint not null,
  credit_kopecks bigint not null,
  closing_kopecks bigint,
  check ((museum_id is null) = (opening_kopecks is not null) and (museum_id is null) = (closing_kopecks is not null)),
  check (closing_kopecks = opening_kopecks + debit_kopecks - credit_kopecks),
  currency text not null default 'RUB',
  -- Parties and rows as they stand on its papers, and the digest of that and of what stands above.
  content jsonb not null,
  digest bytea not null,
  issued_by integer references users,
  issued_on date not null,
  issued_at timestamptz not null default now()
);
create index reconciliation_acts_customer on reconciliation_acts (customer_id, id desc);
create index reconciliation_acts_period on reconciliation_acts (customer_id, period_lower, period_upper, version desc);

create table reconciliation_files (
  act_id integer not null references reconciliation_acts,
  format text not null check (format in ('pdf', 'xlsx')),
  file_id integer not null unique references kept_files,
  primary key (act_id, format)
);

-- Once for each side.
create table reconciliation_agreements (
  act_id integer not null references reconciliation_acts,
  side text not null check (side in ('customer', 'company')),
  user_id integer not null references users,
  at timestamptz not null default now(),
  primary key (act_id, side)
);
