-- Places of a slot beyond one counter: quotas by group category, allotments of customers, the waiting list (docs/decisions/0021-places-and-waiting.md).
--
-- One home for taking and giving back. Every place that anything holds of a slot goes through
--   move_places(slot, customer, group category, delta)   takes (error AN001 when it does not fit) or gives back (never refused);
--   exchange_places(…) returns boolean                   the same as an answer, also from one category or number to another;
-- both lock the slot. place_order alone writes the one guarded update of a slot without rules itself. Whoever holds places
-- in a table of his own adds it to the view `slot_takers` (create or replace view): counters are recounted from it and from nothing else.
-- A waiting order that changes its slot or its persons calls join_waiting; one that leaves the list leaves the line by itself.
-- Lock order as ever: customer account, slots by id, orders by id.

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

create view slot_takers as
  select orders.slot_id, orders.customer_id, orders.group_category, orders.places, orders.id as order_id
  from orders where orders.slot_id is not null and orders.status in ('in_processing', 'confirmed')
  union all
  select holds.slot_id, holds.customer_id, holds.group_category, holds.places, null from holds;

-- The last moment to order: museum-local time of the visit less what the contract or the object says.
create function cut_off_moment(p_museum_object_id text, p_customer_id integer, p_pass_date date, p_starts time) returns timestamptz
language sql stable as $$
  select (p_pass_date + p_starts) at time zone coalesce(museum_objects.zone, 'Europe/Moscow') - coalesce(
    (select make_interval(mins => customer_terms.cut_off_minutes) from customer_terms
     where customer_terms.customer_id = p_customer_id and customer_terms.cut_off_minutes is not null
       and (customer_terms.museum_object_id = p_museum_object_id or customer_terms.museum_object_id is null)
     order by customer_terms.museum_object_id nulls last limit 1),
    museum_objects.cut_off, interval '0')
  from (select) as nothing left join museum_objects on museum_objects.system_id = p_museum_object_id
$$;

-- What a customer may take for a category by capacity, quota and allotments, those who wait not counted. `p_given`: places that he would
-- give back first.
create function places_for(
  p_slot_id integer, p_customer_id integer, p_group_category text, p_given integer default 0, p_given_category text default null
) returns integer language sql stable as $$
  select least(
    slots.capacity - slots.taken + p_given - coalesce((
      select sum(greatest(slot_allotments.places - slot_allotments.used, 0)) from slot_allotments
      where slot_allotments.slot_id = slots.id and slot_allotments.customer_id is distinct from p_customer_id
        and slot_allotments.release_at > now()), 0),
    (select slot_quotas.quota - slot_quotas.taken + case when p_given_category = p_group_category then p_given else 0 end
     from slot_quotas where slot_quotas.slot_id = slots.id and slot_quotas.group_category = p_group_category))::integer
  from slots where slots.id = p_slot_id
$$;

-- The first in line whom the places fit; null: nobody. Past his cut-off nobody is served, and nobody on a closed slot.
create function first_waiting(p_slot_id integer) returns integer language sql stable as $$
  select orders.id
  from waiting_entries
  join orders on orders.id = waiting_entries.order_id
  join slots on slots.id = waiting_entries.slot_id
  where waiting_entries.slot_id = p_slot_id and not waiting_entries.resting and orders.status = 'waiting_list' and not slots.closed
    and orders.places <= slots.capacity - slots.taken
    and orders.places <= places_for(slots.id, orders.customer_id, orders.group_category)
    and cut_off_moment(slots.museum_object_id, orders.customer_id, slots.pass_date, slots.starts) > now()
  order by waiting_entries.turn limit 1
$$;

-- What this customer may take now for this category (null: any), his own live hold included; a hold for another category counts only as
-- places that return. While somebody who waits could be served, the places are his: nothing is left for a new order.
create function free_places(
  p_slot_id integer, p_customer_id integer, p_group_category text, p_hold_id integer default null, p_user_id integer default null
) returns integer language sql stable as $$
  select greatest(0, case when own.group_category = coalesce(p_group_category, own.group_category) then own.places end,
    case when first_waiting(p_slot_id) is null
      then places_for(p_slot_id, p_customer_id, p_group_category, coalesce(own.places, 0), own.group_category) end)
  from (select) as nothing left join (
    select holds.places, holds.group_category from holds
    where holds.id = p_hold_id and holds.user_id = p_user_id and holds.customer_id = p_customer_id and holds.slot_id = p_slot_id
      and holds.expires_at > now()
  ) as own on true
$$;

-- Tells those who wait that places are there, in the transaction that brought them; a job serves the line.
create function offer_places(p_slot_id integer) returns void language plpgsql as $$
begin
  if first_waiting(p_slot_id) is not null then
    perform graphile_worker.add_job('serve_waiting', json_build_object('slotId', p_slot_id), job_key => 'serve_waiting:' || p_slot_id);
  end if;
end $$;

-- Gives `p_from` places back and takes `p_to`, at once and under the slot's lock; false and nothing done when what is taken does not fit.
-- More than was had is refused on a closed slot and while somebody who waits could be served, except to staff and to the line itself.
create function exchange_places(
  p_slot_id integer, p_customer_id integer, p_from_category text, p_from integer, p_to_category text, p_to integer, p_by_staff boolean default false
) returns boolean language plpgsql as $$
declare
  v_growth constant integer := p_to - p_from;
  v_slot slots;
begin
  select * into v_slot from slots where slots.id = p_slot_id for no key update;
  if not found or v_growth > 0 and (v_slot.capacity - v_slot.taken < v_growth or (v_slot.closed and not p_by_staff)) then
    return false;
  end if;
  if v_slot.has_rules then
    if v_growth > 0 or (p_to > 0 and p_from_category <> p_to_category) then
      if p_to > places_for(p_slot_id, p_customer_id, p_to_category, p_from, p_from_category) then
        return false;
      end if;
      if v_growth > 0 and not p_by_staff and first_waiting(p_slot_id) is not null then
        return false;
      end if;
    end if;
    update slot_quotas
    set taken = slot_quotas.taken + case when slot_quotas.group_category = p_to_category then p_to else 0 end
      - case when slot_quotas.group_category = p_from_category then p_from else 0 end
    where slot_quotas.slot_id = p_slot_id and slot_quotas.group_category in (p_from_category, p_to_category);
    update slot_allotments set used = slot_allotments.used + v_growth
    where slot_allotments.slot_id = p_slot_id and slot_allotments.customer_id = p_customer_id;
  end if;
  update slots set taken = slots.taken + v_growth where slots.id = p_slot_id;
  if v_slot.has_rules then
    if v_growth > 0 then
      perform wake_waiting(p_slot_id);
    end if;
    if p_from > 0 and (v_growth < 0 or p_from_category <> p_to_category) then
      perform offer_places(p_slot_id);
    end if;
  end if;
  return true;
end $$;

-- An order that staff put on the list has let others pass for long enough: what it gave back is gone.
create function wake_waiting(p_slot_id integer) returns void language sql as $$
  update waiting_entries set resting = false
  from orders
  where waiting_entries.slot_id = p_slot_id and waiting_entries.resting and orders.id = waiting_entries.order_id
    and orders.places > places_for(p_slot_id, orders.customer_id, orders.group_category)
$$;

create function move_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_delta integer, p_by_staff boolean default false)
returns void language plpgsql as $$
begin
  if not exchange_places(p_slot_id, p_customer_id, p_group_category, greatest(-p_delta, 0), p_group_category, greatest(p_delta, 0), p_by_staff) then
    raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
  end if;
end $$;

-- Counts the slot anew from what holds places of it; its lock is held. For whoever has just changed a rule of it.
create function recount_slot(p_slot_id integer) returns void language plpgsql as $$
begin
  update slot_quotas set taken = (
    select coalesce(sum(slot_takers.places), 0) from slot_takers
    where slot_takers.slot_id = p_slot_id and slot_takers.group_category = slot_quotas.group_category)
  where slot_quotas.slot_id = p_slot_id;
  update slot_allotments set used = (
    select coalesce(sum(slot_takers.places), 0) from slot_takers
    where slot_takers.slot_id = p_slot_id and slot_takers.customer_id = slot_allotments.customer_id)
  where slot_allotments.slot_id = p_slot_id;
  update slots set has_rules = exists (select from slot_quotas where slot_quotas.slot_id = p_slot_id)
    or exists (select from slot_allotments where slot_allotments.slot_id = p_slot_id)
    or exists (select from waiting_entries where waiting_entries.slot_id = p_slot_id)
  where slots.id = p_slot_id;
  perform wake_waiting(p_slot_id);
  perform offer_places(p_slot_id);
end $$;

-- Puts a waiting order in line at these slots and no others; where it stands already it keeps its turn.
create function join_waiting(p_order_id integer, p_slot_ids integer[], p_resting boolean default false) returns void language plpgsql as $$
declare
  v_slot_id integer;
begin
  perform from slots where slots.id = any (p_slot_ids) order by slots.id for no key update;
  delete from waiting_entries where waiting_entries.order_id = p_order_id and waiting_entries.slot_id <> all (p_slot_ids);
  insert into waiting_entries (slot_id, turn, order_id, resting)
  select distinct on (slot_id) slot_id, next.turn, p_order_id, p_resting
  from unnest(p_slot_ids) as slot_id, (select nextval('waiting_turns') as turn) as next
  on conflict (order_id, slot_id) do nothing;
  update slots set has_rules = true where slots.id = any (p_slot_ids) and not slots.has_rules;
  foreach v_slot_id in array p_slot_ids loop
    perform offer_places(v_slot_id);
  end loop;
end $$;

create function leave_waiting() returns trigger language plpgsql as $$
begin
  delete from waiting_entries where waiting_entries.order_id = new.id;
  return null;
end $$;
create trigger orders_leave_waiting after update of status on orders
  for each row when (old.status = 'waiting_list' and new.status <> 'waiting_list') execute function leave_waiting();

create or replace function return_expired_holds(p_slot_id integer) returns integer language plpgsql as $$
declare
  v_hold record;
  v_free integer;
begin
  if exists (select from holds where holds.slot_id = p_slot_id and holds.expires_at <= now()) then
    perform from slots where slots.id = p_slot_id for no key update;
    for v_hold in
      delete from holds where holds.slot_id = p_slot_id and holds.expires_at <= now()
      returning holds.customer_id, holds.group_category, holds.places
    loop
      perform move_places(p_slot_id, v_hold.customer_id, v_hold.group_category, -v_hold.places);
    end loop;
  end if;
  select slots.capacity - slots.taken into v_free from slots where slots.id = p_slot_id;
  return v_free;
end $$;

-- The hold of a draft becomes its order, after place_order has written everything but the places: takes what the order needs beyond the
-- hold, gives back what it does not need (all of it for the waiting list: 0 places). Somebody else's, one made for another customer, an
-- expired hold or one of another slot counts as none. Error AN001 when the slot is full.
drop function send_hold;
create function send_hold(
  p_hold_id integer, p_user_id integer, p_slot_id integer, p_places integer, p_customer_id integer, p_group_category text
) returns integer language plpgsql as $$
declare
  v_held integer;
  v_category text;
begin
  perform from slots where slots.id = p_slot_id for no key update;
  delete from holds
  where holds.id = p_hold_id and holds.user_id = p_user_id and holds.customer_id = p_customer_id and holds.slot_id = p_slot_id
    and holds.expires_at > now()
  returning holds.places, holds.group_category into v_held, v_category;
  v_held := coalesce(v_held, 0);
  if not exchange_places(p_slot_id, p_customer_id, coalesce(v_category, p_group_category), v_held, p_group_category, p_places) then
    raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
  end if;
  return v_held;
end $$;

-- As before, and: values of the order's kind; who waits stands in line, and its history says why. `p_waiting`: {free, alternatives}.
drop function place_order;
create function place_order(
  p_owner text, p_key text, p_data_hash bytea, p_answer jsonb,
  p_customer_id integer, p_user_id integer, p_kind text, p_group_category text, p_refno text,
  p_museum_object_id text, p_slot_id integer, p_pass_date date, p_starts time,
  p_country_id integer, p_persons_per_guide integer, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text,
  p_places integer, p_lines jsonb, p_total_kopecks bigint, p_price_version_id integer, p_status text, p_entrance text, p_takes_places boolean,
  p_details jsonb default '{}', p_adult integer default null, p_child integer default null, p_programme_id integer default null,
  p_waiting jsonb default '{}', p_action text default 'post_request'
) returns integer language plpgsql as $$
declare
  v_id integer := nextval(pg_get_serial_sequence('orders', 'id'));
begin
  if p_key is not null then
    insert into idempotency_keys (owner, action, key, data_hash, answer)
    values (p_owner, p_action, p_key, p_data_hash, jsonb_set(p_answer, '{value,id}', to_jsonb(v_id)))
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;

  insert into orders (
    id, customer_id, placed_by, kind, group_category, refno, museum_object_id, slot_id, pass_date, starts, country_id,
    persons_per_guide, guide, guide_phone, qty_guide, notes, places, lines, total_kopecks, price_version_id, status, confirmed_time, entrance,
    details, adult, child, programme_id, payable_since
  ) overriding system value values (
    v_id, p_customer_id, p_user_id, p_kind, p_group_category, p_refno, p_museum_object_id, p_slot_id, p_pass_date, p_starts, p_country_id,
    p_persons_per_guide, p_guide, p_guide_phone, p_qty_guide, p_notes, p_places, p_lines, p_total_kopecks, p_price_version_id, p_status,
    case when p_status = 'confirmed' then p_starts end, p_entrance,
    p_details, p_adult, p_child, p_programme_id, case when p_status = 'confirmed' then payable_from(p_customer_id) end
  );

  insert into order_events (order_id, kind, actor_id) values (v_id, 'placed', p_user_id);
  insert into outbox (topic, customer_id, payload)
  values ('order.placed', p_customer_id, jsonb_build_object('order_id', v_id, 'status', p_status));

  if p_status = 'waiting_list' and p_slot_id is not null then
    insert into order_events (order_id, kind, changes) values (v_id, 'waiting', jsonb_build_object(
      'status', jsonb_build_object('from', null, 'to', p_status),
      'asked', jsonb_build_object('from', null, 'to', p_places),
      'free', jsonb_build_object('from', null, 'to', p_waiting -> 'free')));
    perform join_waiting(v_id, array(select jsonb_array_elements_text(p_waiting -> 'alternatives')::integer) || p_slot_id);
  end if;

  if p_takes_places then
    update slots set taken = slots.taken + p_places
    where slots.id = p_slot_id and not slots.has_rules and not slots.closed and slots.taken + p_places <= slots.capacity;
    if not found and not exchange_places(p_slot_id, p_customer_id, p_group_category, 0, p_group_category, p_places) then
      raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
    end if;
  end if;

  return v_id;
end $$;

-- From when the hours to pay of an order that is confirmed now count: only of customers who pay now.
create function payable_from(p_customer_id integer) returns timestamptz language sql stable as $$
  select now() from customers where customers.id = p_customer_id and customers.settlement = 'pay_now'
$$;

-- Until when such an order must be paid: hours by contract, never later than the cut-off. Null: by no moment, also because it was confirmed
-- after the cut-off, by an employee who knew.
create function pay_until(p_since timestamptz, p_customer_id integer, p_museum_object_id text, p_pass_date date, p_starts time)
returns timestamptz language sql stable as $$
  select case when cut_off.at > p_since then least(p_since + make_interval(hours => coalesce(customers.pay_hours, 24)), cut_off.at) end
  from customers, cut_off_moment(p_museum_object_id, p_customer_id, p_pass_date, p_starts) as cut_off (at)
  where customers.id = p_customer_id and customers.settlement = 'pay_now'
$$;

-- Who waits already stands in line by the order of arrival.
select join_waiting(orders.id, array[orders.slot_id])
from (select waiting.id, waiting.slot_id from orders as waiting
      where waiting.status = 'waiting_list' and waiting.slot_id is not null order by waiting.id) as orders;
