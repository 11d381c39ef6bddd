-- What customers owed, or had paid ahead, in the system that the company comes from (decision 0074).

alter table ledger_accounts
  drop constraint ledger_accounts_kind_check,
  add constraint ledger_accounts_kind_check
    check (kind in ('customer', 'income', 'vat', 'penalties', 'bank', 'clearing', 'unallocated', 'corrections', 'openings'));
insert into ledger_accounts (kind) values ('openings');

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add constraint ledger_transactions_kind_check
    check (kind in ('charge', 'adjustment', 'reversal', 'penalty', 'payment', 'refund', 'correction', 'opening'));
-- Posted once, whoever posts.
create unique index ledger_transactions_opening_once on ledger_transactions (reference) where kind = 'opening';

-- Proposed by one employee, posted or declined by another; stands in the books as opening:<id>.
create table ledger_openings (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- The museum-local day at whose end the customer stood so.
  as_of date not null,
  -- Above zero he owed, below it he had paid ahead.
  amount_kopecks bigint not null check (amount_kopecks <> 0),
  note text not null default '',
  proposed_by integer not null references users,
  proposed_at timestamptz not null default now(),
  decided_by integer references users,
  decided_at timestamptz,
  state text not null default 'proposed' check (state in ('proposed', 'posted', 'declined')),
  check (decided_by is null or decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null))
);
-- One of a customer: what is wrong with it a correction mends.
create unique index ledger_openings_one on ledger_openings (customer_id) where state <> 'declined';
create index ledger_openings_state on ledger_openings (state, id desc);
create index ledger_openings_customer on ledger_openings (customer_id);
create index ledger_openings_proposed_by on ledger_openings (proposed_by);
create index ledger_openings_decided_by on ledger_openings (decided_by);

-- The opening balance that a correction mends, whose reference it is posted with; null: it is one of its own.
alter table ledger_corrections add column opening_id integer references ledger_openings;
create index ledger_corrections_opening on ledger_corrections (opening_id) where opening_id is not null;
