-- Accounts for everything that orders and payments move, customers' terms, and what of an order's charge is paid (specification/money.md).

alter table ledger_accounts
  add column item text not null default '',
  drop constraint ledger_accounts_kind_check,
  add check (kind in ('customer', 'income', 'vat', 'penalties', 'bank', 'clearing', 'unallocated', 'corrections'));
drop index ledger_accounts_own;
-- Income by what was sold, clearing by provider.
create unique index ledger_accounts_own on ledger_accounts (kind, item) where customer_id is null;
insert into ledger_accounts (kind, item)
select 'income', item from unnest('{tickets,multicast_audio_system,ag,rgc,cgc,audio_guides,transport,guide}'::text[]) item;
insert into ledger_accounts (kind) values ('vat'), ('penalties'), ('bank'), ('clearing'), ('unallocated'), ('corrections');

alter table ledger_transactions
  drop constraint ledger_transactions_kind_check,
  add check (kind in ('charge', 'adjustment', 'reversal', 'penalty', 'payment', 'refund', 'correction')),
  add column note text not null default '';

-- Which money pays which order; append only, taken back by a row below zero. orders.paid_kopecks is its sum.
create table ledger_allocations (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- What is paid, and by what, in the words of the features: order:71, payment:9.
  reference text not null,
  source text not null,
  amount_kopecks bigint not null check (amount_kopecks <> 0),
  actor_id integer references users,
  at timestamptz not null default now()
);
create index ledger_allocations_reference on ledger_allocations (reference);
create index ledger_allocations_customer on ledger_allocations (customer_id, id desc);

-- A correction is proposed by one employee and posted by another.
create table ledger_corrections (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  amount_kopecks bigint not null check (amount_kopecks <> 0),
  reason text not null,
  proposed_by integer not null references users,
  proposed_at timestamptz not null default now(),
  decided_by integer references users,
  decided_at timestamptz,
  state text not null default 'proposed' check (state in ('proposed', 'posted', 'declined')),
  check (decided_by is null or decided_by <> proposed_by),
  check ((state = 'proposed') = (decided_by is null))
);
create index ledger_corrections_open on ledger_corrections (id desc) where state = 'proposed';
create index ledger_corrections_customer on ledger_corrections (customer_id, id desc);

-- Until so many hours before the visit numbers go down freely; afterwards each person costs a penalty.
alter table museum_objects
  add column free_change_hours integer not null default 24 check (free_change_hours >= 0),
  add column penalty_kopecks bigint not null default 0 check (penalty_kopecks >= 0);

-- What a contract changes of the objects' own terms, for one object or (null) for all; a null field changes nothing.
create table customer_terms (
  customer_id integer not null references customers,
  museum_object_id text references museum_objects,
  cut_off_minutes integer check (cut_off_minutes >= 0),
  free_change_hours integer check (free_change_hours >= 0),
  penalty_kopecks bigint check (penalty_kopecks >= 0),
  unique nulls not distinct (customer_id, museum_object_id)
);

alter table orders
  add column paid_kopecks bigint not null default 0,
  add column penalty_kopecks bigint not null default 0 check (penalty_kopecks >= 0);
