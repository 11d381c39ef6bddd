-- Changes of orders (decision 0023). A change of a confirmed order waits beside it until staff decide; the places that it
-- needs beyond the order's own are a hold of that order, without an end. A confirmed order keeps the terms that it was confirmed under.

alter table orders
  -- {values, diff, penalty, askedAt, askedBy}: what the order would become, as orders/changing/ writes it. Null: nothing waits.
  add column pending_change jsonb check (pending_change is null or status = 'confirmed'),
  -- Terms of the day of its confirmation; null until then.
  add column free_change_hours integer check (free_change_hours >= 0),
  add column penalty_each_kopecks bigint check (penalty_each_kopecks >= 0);

-- What is confirmed already keeps what holds for it today.
update orders set
  free_change_hours = coalesce(own_terms.free_change_hours, general_terms.free_change_hours, museum_objects.free_change_hours, 0),
  penalty_each_kopecks = coalesce(own_terms.penalty_kopecks, general_terms.penalty_kopecks, museum_objects.penalty_kopecks, 0)
from orders as confirmed
left join museum_objects on museum_objects.system_id = confirmed.museum_object_id
left join customer_terms as own_terms
  on own_terms.customer_id = confirmed.customer_id and own_terms.museum_object_id = confirmed.museum_object_id
left join customer_terms as general_terms
  on general_terms.customer_id = confirmed.customer_id and general_terms.museum_object_id is null
where orders.id = confirmed.id and confirmed.status = 'confirmed';

-- A hold belongs to the draft of a user or to the pending change of an order.
alter table holds
  alter column user_id drop not null,
  add column order_id integer references orders,
  add constraint holds_of_draft_or_order check ((user_id is null) = (order_id is not null));
create unique index holds_order on holds (order_id) where order_id is not null;

-- Staff answer new orders and changes from one queue.
drop index orders_queue;
create index orders_queue on orders (pass_date, starts, id) where status in ('in_processing', 'waiting_list') or pending_change is not null;

-- Fewer persons after the deadline cost a penalty beside the total of an order that stays confirmed.
drop index orders_due;
create index orders_due on orders (customer_id, pass_date, starts, id)
  where penalty_kopecks + (case when status = 'confirmed' then total_kopecks else 0 end) > paid_kopecks;

-- What an entry of the history says in people's own words, names and telephones among them: beside the history, which is append only,
-- because whoever it is about may have it erased (decision 0017).
create table order_event_words (
  event_id bigint primary key references order_events,
  order_id integer not null references orders,
  changes jsonb not null
);
create index order_event_words_order on order_event_words (order_id);

-- Equipment that a pending change holds beyond its order's own. It follows the order's row: the trigger's name makes it give back before
-- the accepted change takes (orders_move_equipment).
create table change_equipment (
  order_id integer not null references orders,
  service text not null references equipment,
  day date not null,
  quantity integer not null check (quantity > 0),
  primary key (order_id, day, service)
);
-- It stands in functions/ and knows them now.
drop view if exists equipment_takers;
