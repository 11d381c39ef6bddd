-- Licenses are prolonged in groups: a day and a place of a museum, for so many guides, at a fee (decision 0054). A request stands until staff
-- enter the new date or decline it.

create table prolongation_groups (
  id integer generated always as identity primary key,
  museum_id integer not null references museums,
  -- By the museum's clocks.
  held_on date not null,
  place text not null check (place <> ''),
  -- Until when requests are taken.
  closes_at timestamptz not null,
  places integer not null check (places > 0),
  taken integer not null default 0,
  constraint prolongation_never_over check (taken between 0 and places),
  fee_kopecks bigint not null check (fee_kopecks >= 0),
  revision integer not null default 1,
  created_by integer references users,
  created_at timestamptz not null default now(),
  unique (id, museum_id)
);
create index prolongation_groups_held on prolongation_groups (museum_id, held_on);

create table prolongation_requests (
  id integer generated always as identity primary key,
  group_id integer not null references prolongation_groups,
  license_id integer not null references licenses,
  customer_id integer not null references customers,
  -- As it was when it was asked for, and charged under prolongation:<id>.
  fee_kopecks bigint not null check (fee_kopecks >= 0),
  state text not null default 'requested' check (state in ('requested', 'prolonged', 'declined')),
  requested_by integer not null references users,
  requested_at timestamptz not null default now(),
  decided_by integer references users,
  decided_at timestamptz,
  check ((state = 'requested') = (decided_at is null)),
  -- The new one of the license.
  expiration_date date,
  check ((state = 'prolonged') = (expiration_date is not null)),
  -- Why it was declined: the customer reads it.
  reason text,
  check ((state = 'declined') = (reason is not null))
);
-- A license is asked for once at a time.
create unique index prolongation_requests_open on prolongation_requests (license_id) where state = 'requested';
create index prolongation_requests_group on prolongation_requests (group_id, id);
create index prolongation_requests_customer on prolongation_requests (customer_id, id desc);

-- Nothing could set it before: what stands there means nothing.
update licenses set prolongation_group = null where prolongation_group is not null;
-- The group of the license's own museum with which it is, or shall be, prolonged.
alter table licenses add foreign key (prolongation_group, museum_id) references prolongation_groups (id, museum_id);

insert into ledger_accounts (kind, item) values ('income', 'licenses');
