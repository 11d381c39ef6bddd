-- One home for taking places and giving them back (docs/decisions/0021-places-and-waiting.md). Every place that anything holds of a slot
-- goes through
--   move_places(slot, customer, group category, delta)   takes (error AN001 when it does not fit) or gives back (never refused);
--   exchange_places(…) returns boolean                   the same as an answer, also from one category or number to another;
-- both lock the slot. place_order alone writes the one guarded update of a slot without rules itself. Whoever holds places in a table of
-- his own adds it to the view `slot_takers`: counters are recounted from it and from nothing else.
-- Lock order as ever: customer account, slots by id, orders by id.

-- What a customer may take for a category by capacity, quota and allotments, those who wait not counted. `p_given`: places that he would
-- give back first.
create or replace function places_for(
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

-- The first in line whom the places fit; null: nobody. Past his cut-off nobody is served, nor on a closed slot, nor on a day on which the
-- object admits nobody: closing one is a matter of staff, who may open it again. Nor where the object is archived: it takes nobody anew, and
-- staff decide those who wait.
create or replace function first_waiting(p_slot_id integer) returns integer language sql stable as $$
  select slot_line.order_id
  from slot_line
  join slots on slots.id = slot_line.slot_id
  join museum_objects on museum_objects.system_id = slots.museum_object_id
  join museums on museums.id = museum_objects.museum_id
  where slot_line.slot_id = p_slot_id and not slot_line.resting and slot_line.status = 'waiting_list' and not slots.closed
    and museum_objects.archived_at is null and museums.archived_at is null
    and not is_shut_on(slots.pass_date, museum_objects.closed_weekdays, museum_objects.closed_dates, museum_objects.open_dates)
    and slot_line.places <= slots.capacity - slots.taken
    and slot_line.places <= places_for(slots.id, slot_line.customer_id, slot_line.group_category)
    and cut_off_moment(slots.museum_object_id, slot_line.customer_id, slots.pass_date, slots.starts) > now()
  order by slot_line.turn limit 1
$$;

-- What this customer may take now for this category (null: any), his own live hold included; a hold for another category counts only as
-- places that return. While somebody who waits could be served, the places are his: nothing is left for a new order.
create or replace function free_places(
  p_slot_id integer, p_customer_id integer, p_group_category text, p_hold_id integer default null, p_user_id integer default null
) returns integer language sql stable as $$
  select greatest(0, case when own.group_category = coalesce(p_group_category, own.group_category) then own.places end,
    case when first_waiting(p_slot_id) is null
      then places_for(p_slot_id, p_customer_id, p_group_category, coalesce(own.places, 0), own.group_category) end)
  from (select) as nothing left join (
    select slot_holds.places, slot_holds.group_category from slot_holds
    where slot_holds.id = p_hold_id and slot_holds.user_id = p_user_id and slot_holds.customer_id = p_customer_id and slot_holds.slot_id = p_slot_id
      and slot_holds.expires_at > now()
  ) as own on true
$$;

-- Tells those who wait that places are there, in the transaction that brought them; a job serves the line.
create or replace function offer_places(p_slot_id integer) returns void language plpgsql as $$
begin
  if first_waiting(p_slot_id) is not null then
    perform graphile_worker.add_job('serve_waiting', json_build_object('slotId', p_slot_id), job_key => 'serve_waiting:' || p_slot_id);
  end if;
end $$;

-- What is kept of a slot for customers who have not used all of their allotment.
create or replace function kept_places(p_slot_id integer) returns integer language sql stable as $$
  select coalesce(sum(greatest(slot_allotments.places - slot_allotments.used, 0)), 0)::integer
  from slot_allotments where slot_allotments.slot_id = p_slot_id and slot_allotments.release_at > now()
$$;

-- Gives `p_from` places back and takes `p_to`, at once and under the slot's lock; false and nothing done when what is taken does not fit.
-- More than was had is refused on a closed slot and while somebody who waits could be served, except to staff and to the line itself.
-- Places that return to a slot which is to be smaller are gone: its capacity falls with them (decision 0075).
create or replace function exchange_places(
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
  if v_growth < 0 and v_slot.lowered_to is not null then
    update slots set taken = slots.taken + v_growth,
      capacity = least(slots.capacity, greatest(slots.lowered_to, slots.taken + v_growth + kept_places(p_slot_id)))
    where slots.id = p_slot_id;
  else
    update slots set taken = slots.taken + v_growth where slots.id = p_slot_id;
  end if;
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

create or replace function move_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_delta integer, p_by_staff boolean default false)
returns void language plpgsql as $$
begin
  if not exchange_places(p_slot_id, p_customer_id, p_group_category, greatest(-p_delta, 0), p_group_category, greatest(p_delta, 0), p_by_staff) then
    raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
  end if;
end $$;

-- Counts the slot anew from what holds places of it; its lock is held. For whoever has just changed a rule of it.
create or replace function recount_slot(p_slot_id integer) returns void language plpgsql as $$
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
    or exists (select from slot_line where slot_line.slot_id = p_slot_id)
  where slots.id = p_slot_id;
  perform wake_waiting(p_slot_id);
  perform offer_places(p_slot_id);
end $$;

-- Somebody waits for these slots now: before places of them are taken, the line is to be asked.
create or replace function note_line(p_slot_ids integer[]) returns void language sql as $$
  update slots set has_rules = true where slots.id = any (p_slot_ids) and not slots.has_rules
$$;
