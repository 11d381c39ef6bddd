-- A waiting order that changes its slot or its persons calls join_waiting; one that leaves the list leaves the line by itself.

-- Puts a waiting order in line at these slots and no others; where it stands already it keeps its turn.
create or replace function join_waiting(p_order_id integer, p_slot_ids integer[], p_resting boolean default false) returns void language plpgsql as $$
declare
  v_slot_id integer;
begin
  perform from offered_slots as slots where slots.id = any (p_slot_ids) order by slots.id for no key update;
  delete from waiting_entries where waiting_entries.order_id = p_order_id and waiting_entries.slot_id <> all (p_slot_ids);
  insert into waiting_entries (slot_id, turn, order_id, resting)
  select distinct on (slot_id) slot_id, next.turn, p_order_id, p_resting
  from unnest(p_slot_ids) as slot_id, (select nextval('waiting_turns') as turn) as next
  on conflict (order_id, slot_id) do nothing;
  perform note_line(p_slot_ids);
  foreach v_slot_id in array p_slot_ids loop
    perform offer_places(v_slot_id);
  end loop;
end $$;

create or replace function leave_waiting() returns trigger language plpgsql as $$
begin
  delete from waiting_entries where waiting_entries.order_id = new.id;
  return null;
end $$;
create or replace trigger orders_leave_waiting after update of status on orders
  for each row when (old.status = 'waiting_list' and new.status <> 'waiting_list') execute function leave_waiting();

-- An order that staff put on the list has let others pass for long enough: what it gave back is gone.
create or replace function wake_waiting(p_slot_id integer) returns void language sql as $$
  update waiting_entries set resting = false
  from orders
  where waiting_entries.slot_id = p_slot_id and waiting_entries.resting and orders.id = waiting_entries.order_id
    and orders.places > places_for(p_slot_id, orders.customer_id, orders.group_category)
$$;
