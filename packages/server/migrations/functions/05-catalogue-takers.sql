-- Where features to the right of catalogue tell it who holds places of a slot and who waits for some: each adds its table here, and
-- catalogue's own SQL knows nothing but these (decision 0034).

create or replace view slot_takers as
  select orders.slot_id, orders.customer_id, orders.group_category, orders.places, orders.id as order_id
  from orders where orders.slot_id is not null and orders.status in ('in_processing', 'confirmed')
  union all
  select holds.slot_id, holds.customer_id, holds.group_category, holds.places, null from holds;

-- What became of the orders among them, and of those in line; `slot_id`: where each is to go.
create or replace view slot_orders as
  select orders.id, orders.status, orders.slot_id, orders.revision from orders where orders.slot_id is not null;

-- Places that are given back by themselves at a moment, or whenever their user likes.
create or replace view slot_holds as
  select holds.id, holds.slot_id, holds.user_id, holds.customer_id, holds.group_category, holds.places, holds.expires_at from holds;

-- The line of a slot, in turn.
create or replace view slot_line as
  select waiting_entries.slot_id, waiting_entries.turn, waiting_entries.resting, orders.id as order_id, orders.customer_id,
    orders.group_category, orders.places, orders.status
  from waiting_entries join orders on orders.id = waiting_entries.order_id;
