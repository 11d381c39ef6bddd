-- Orders (заявки). Status is small; archived, paid and price are separate facts (specification/orders.md).

create table orders (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  placed_by integer not null references users,
  kind text not null check (kind in ('museum_tickets', 'schedule', 'audio_guides', 'transport', 'guide')),
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  refno text not null,
  museum_object_id text references museum_objects,
  slot_id integer references slots,
  pass_date date not null,
  starts time not null,
  country_id integer references countries,
  persons_per_guide integer,
  guide text not null default '',
  guide_phone text not null default '',
  qty_guide integer not null default 0,
  notes text not null default '',
  -- Heads; what the order takes from its slot while its status holds places.
  places integer not null check (places > 0),
  -- What was ordered and at which unit price, kopecks: [[kind, item, quantity, unit price], …]. Written and read whole with the order,
  -- never changed alone: rows of their own cost a list of fifty a third of its time (decision 0012).
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and lines <> '[]'),
  total_kopecks bigint not null check (total_kopecks >= 0),
  currency text not null default 'RUB',
  status text not null check (status in ('in_processing', 'confirmed', 'waiting_list', 'rejected', 'cancelled')),
  confirmed_time time,
  entrance text,
  rejection_reason text,
  archived_at timestamptz,
  programme_id integer,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  check (status <> 'confirmed' or (confirmed_time is not null and entrance is not null)),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check (status <> 'cancelled' or archived_at is not null)
);
create index orders_upcoming on orders (customer_id, pass_date, starts, id) where archived_at is null;
create index orders_archive on orders (customer_id, pass_date, starts, id) where archived_at is not null;
create index orders_queue on orders (pass_date, starts, id) where status in ('in_processing', 'waiting_list');
create index orders_slot on orders (slot_id) where status in ('in_processing', 'confirmed');
create index orders_over on orders (pass_date) where archived_at is null;

-- The order's history: what changed, by whom, when. `changes` is {field: {from, to}}.
create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null,
  actor_id integer references users,
  changes jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index order_events_order on order_events (order_id, id);
