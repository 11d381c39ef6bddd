-- Places of a slot beyond one counter: quotas by group category, allotments of customers, the waiting list (docs/decisions/0021-places-and-waiting.md).

-- True: quotas, allotments or people who wait are to be asked before places are taken. False costs an order nothing.
alter table slots add column has_rules boolean not null default false;

create table slot_quotas (
  slot_id integer not null references slots,
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  quota integer not null check (quota >= 0),
  taken integer not null default 0,
  primary key (slot_id, group_category),
  constraint slot_quotas_never_over check (taken between 0 and quota)
);

-- Places kept for one customer until they are released. `used`: all that he holds of the slot; what is kept is the rest.
create table slot_allotments (
  slot_id integer not null references slots,
  customer_id integer not null references customers,
  places integer not null check (places > 0),
  used integer not null default 0 check (used >= 0),
  release_at timestamptz not null,
  primary key (slot_id, customer_id)
);
create index slot_allotments_customer on slot_allotments (customer_id);

-- The line at a slot, in order of arrival; an order stands at its own slot and at the alternatives that its sender accepts.
-- `resting`: staff put it there; it lets others pass until the places that it gave back are gone.
create sequence waiting_turns;
create table waiting_entries (
  slot_id integer not null references slots,
  turn bigint not null,
  order_id integer not null references orders,
  since timestamptz not null default clock_timestamp(),
  resting boolean not null default false,
  primary key (slot_id, turn)
);
create unique index waiting_entries_order on waiting_entries (order_id, slot_id);

alter table orders
  -- Values of the order's kind (contract/orders/order-kinds.ts).
  add column details jsonb not null default '{}',
  add column adult integer,
  add column child integer,
  -- From when the hours to pay count: confirmed, of a customer who pays now. Orders confirmed before this migration have no deadline.
  add column payable_since timestamptz;
create index orders_payable on orders (payable_since) where payable_since is not null and status = 'confirmed' and archived_at is null;

-- What stands in the way of the functions that take these parameters now (functions/).
drop function if exists send_hold;
drop function if exists place_order;

-- Who waits already stands in line by the order of arrival.
with line as (
  insert into waiting_entries (slot_id, turn, order_id)
  select waiting.slot_id, nextval('waiting_turns'), waiting.id
  from (select orders.slot_id, orders.id from orders where orders.status = 'waiting_list' and orders.slot_id is not null order by orders.id) as waiting
  returning waiting_entries.slot_id)
update slots set has_rules = true from line where slots.id = line.slot_id;
