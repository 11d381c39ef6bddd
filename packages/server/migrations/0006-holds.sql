-- Holds (удержание): places that the draft of an order takes from its slot for 15 minutes. They stand in `slots.taken` like those of
-- orders, until the hold is sent, released or given back after its end; whoever finds a slot full gives expired ones back first.
-- Lock order: customer (the limit of holds), slots by id, holds.

create table holds (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  user_id integer not null references users,
  slot_id integer not null references slots,
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  places integer not null check (places > 0),
  expires_at timestamptz not null
);
create index holds_slot on holds (slot_id, expires_at);
create index holds_customer on holds (customer_id);
create index holds_expiry on holds (expires_at);
