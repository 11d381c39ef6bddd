-- Slots by rule (decision 0071): seasons with weekdays, single days with times of their own, single days without slots.

create table slot_rules (
  id integer generated always as identity primary key,
  museum_object_id text not null references museum_objects,
  -- The number of the version in force.
  revision integer not null default 1,
  removed_at timestamptz
);
create index slot_rules_object on slot_rules (museum_object_id) where removed_at is null;

-- What a rule said at a time; never rewritten, for slots refer to what made them.
create table slot_rule_versions (
  id integer generated always as identity primary key,
  rule_id integer not null references slot_rules,
  number integer not null,
  title text not null check (title <> ''),
  kind text not null check (kind in ('season', 'days', 'closed')),
  -- Of a season: its first and its last day; without a last one it goes on.
  valid_from date,
  valid_until date,
  check (valid_until >= valid_from),
  check ((kind = 'season') = (valid_from is not null) and (kind = 'season' or valid_until is null)),
  -- Of a season: 1 Monday to 7 Sunday.
  weekdays integer[] not null,
  check ((kind = 'season') = (cardinality(weekdays) > 0)),
  -- Of the others: each day by itself.
  dates date[] not null,
  check ((kind = 'season') = (cardinality(dates) = 0)),
  times time[] not null,
  check ((kind = 'closed') = (cardinality(times) = 0)),
  capacity integer not null check (capacity >= 0),
  -- [{type, quota}] by type; [{customer_id, places, release_days}] by customer: equal ones compare as equal.
  quotas jsonb not null default '[]',
  allotments jsonb not null default '[]',
  saved_by integer references users,
  saved_at timestamptz not null default now(),
  unique (rule_id, number)
);

-- How far ahead the slots of an object are kept filled, and how far they are.
create table slot_horizons (
  museum_object_id text primary key references museum_objects,
  months integer not null default 12 check (months between 1 and 24),
  -- Rises with every change of the rules: who fills by those of before notices.
  edition integer not null default 1,
  -- All days until here, this one included, have their slots; null: begin anew with today.
  filled_until date,
  -- Slots that could not yet be as the rules say, because of what is taken of them or somebody who held their lock.
  unlike integer not null default 0 check (unlike >= 0),
  -- Days on which the object admits nobody, as they were when it was filled.
  closed_weekdays integer[] not null default '{}',
  closed_dates date[] not null default '{}'
);

-- The version of the rule that made a slot as it is (none is ever deleted: to look for it anew for each slot took a quarter of making them);
-- null: staff made or changed it by hand, and no rule touches it.
alter table slots add column made_by integer;
