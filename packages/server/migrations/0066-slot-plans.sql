-- Plans for orders that stand in the way of smaller or closed slots (decision 0075).

-- What the capacity is to become as places return; null: it is what it is to be. Not one place more is sold meanwhile.
alter table slots add column lowered_to integer;

create table slot_plans (
  id integer generated always as identity primary key,
  museum_object_id text not null references museum_objects,
  -- Of the rule that was saved; null: slots were changed by hand.
  title text,
  -- What customers read whose orders are rejected.
  reason text not null,
  started_by integer not null references users,
  started_at timestamptz not null default now(),
  stopped_at timestamptz,
  stopped_by integer references users,
  check ((stopped_at is null) = (stopped_by is null)),
  -- Nothing of it is due any longer.
  ended_at timestamptz
);
create index slot_plans_object on slot_plans (museum_object_id, id);

-- What the slots are to become that orders stand in the way of.
create table slot_plan_slots (
  plan_id integer not null references slot_plans,
  slot_id integer not null references slots,
  -- Null: as large as it is.
  capacity integer check (capacity >= 0),
  quotas jsonb not null,
  closes boolean not null,
  primary key (plan_id, slot_id)
);

create table slot_plan_orders (
  plan_id integer not null,
  order_id integer not null references orders,
  slot_id integer not null,
  -- In which order they are taken.
  position integer not null,
  -- As whoever made the plan saw it.
  revision integer not null,
  act text not null check (act in ('offer', 'wait', 'reject', 'leave')),
  state text not null check (state in ('due', 'done', 'skipped', 'failed', 'left', 'untouched')),
  check (act <> 'leave' or state = 'left'),
  skipped text check (skipped in ('closed', 'moved', 'changed', 'enough')),
  check ((state = 'skipped') = (skipped is not null)),
  -- The code of the refusal.
  refusal text,
  check ((state = 'failed') = (refusal is not null)),
  -- How often somebody else held it.
  tries integer not null default 0,
  decided_at timestamptz,
  primary key (plan_id, order_id),
  foreign key (plan_id, slot_id) references slot_plan_slots
);
-- No two plans do anything with one order.
create unique index slot_plan_orders_due on slot_plan_orders (order_id) where state = 'due';
