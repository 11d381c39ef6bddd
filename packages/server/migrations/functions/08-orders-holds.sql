-- Gives the places of the slot's expired holds back and answers what is free then. A slot without any is only read.
create or replace function return_expired_holds(p_slot_id integer) returns integer language plpgsql as $$
declare
  v_hold record;
  v_free integer;
begin
  if exists (select from holds where holds.slot_id = p_slot_id and holds.expires_at <= now()) then
    perform from offered_slots as slots where slots.id = p_slot_id for no key update;
    for v_hold in
      delete from holds where holds.slot_id = p_slot_id and holds.expires_at <= now()
      returning holds.customer_id, holds.group_category, holds.places
    loop
      perform move_places(p_slot_id, v_hold.customer_id, v_hold.group_category, -v_hold.places);
    end loop;
  end if;
  select slots.capacity - slots.taken into v_free from offered_slots as slots where slots.id = p_slot_id;
  return v_free;
end $$;

-- The hold of a draft becomes its order, after place_order has written everything but the places: takes what the order needs beyond the
-- hold, gives back what it does not need (all of it for the waiting list: 0 places). Somebody else's, one made for another customer, an
-- expired hold or one of another slot counts as none. Error AN001 when the slot is full.
create or replace function send_hold(
  p_hold_id integer, p_user_id integer, p_slot_id integer, p_places integer, p_customer_id integer, p_group_category text
) returns integer language plpgsql as $$
declare
  v_held integer;
  v_category text;
begin
  perform from offered_slots as slots where slots.id = p_slot_id for no key update;
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
