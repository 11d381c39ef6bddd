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

-- Gives the places of the slot's expired holds back and answers what is free then. A slot without any is only read.
create function return_expired_holds(p_slot_id integer) returns integer language plpgsql as $$
declare
  v_places integer;
  v_free integer;
begin
  if exists (select from holds where holds.slot_id = p_slot_id and holds.expires_at <= now()) then
    perform from slots where slots.id = p_slot_id for no key update;
    with expired as (
      delete from holds where holds.slot_id = p_slot_id and holds.expires_at <= now() returning holds.places
    )
    select sum(expired.places) into v_places from expired;
    if v_places > 0 then
      update slots set taken = slots.taken - v_places where slots.id = p_slot_id;
    end if;
  end if;
  select slots.capacity - slots.taken into v_free from slots where slots.id = p_slot_id;
  return v_free;
end $$;

-- The hold of a draft becomes its order, after place_order has written everything but the places: takes what the order needs beyond the
-- hold, gives back what it does not need (all of it for the waiting list: 0 places). Somebody else's, an expired hold or one of
-- another slot counts as none. Error AN001 when the slot is full.
create function send_hold(p_hold_id integer, p_user_id integer, p_slot_id integer, p_places integer) returns integer language plpgsql as $$
declare
  v_held integer;
begin
  perform from slots where slots.id = p_slot_id for no key update;
  delete from holds
  where holds.id = p_hold_id and holds.user_id = p_user_id and holds.slot_id = p_slot_id and holds.expires_at > now()
  returning holds.places into v_held;
  v_held := coalesce(v_held, 0);
  update slots set taken = slots.taken + p_places - v_held
  where slots.id = p_slot_id and (p_places = 0 or (not slots.closed and slots.taken + p_places - v_held <= slots.capacity));
  if not found then
    raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
  end if;
  return v_held;
end $$;
