-- What an order takes from the stock, by service and day.
create or replace function equipment_of(p_order orders) returns table (service text, day date, quantity integer) language sql stable as $$
  select line ->> 1, day::date, sum((line ->> 2)::integer)::integer
  from jsonb_array_elements(p_order.lines) as line
  cross join (select coalesce((select museum_objects.zone from offered_museum_objects as museum_objects where museum_objects.system_id = p_order.museum_object_id), default_zone()) as name) as zone
  cross join generate_series(
    local_day((p_order.details ->> 'pickup')::timestamptz, zone.name),
    local_day((p_order.details ->> 'return_at')::timestamptz, zone.name), interval '1 day') as day
  where p_order.kind = 'audio_guides' and p_order.status in ('in_processing', 'confirmed')
    and line ->> 0 = 'service' and exists (select from equipment where equipment.service = line ->> 1)
  group by 1, 2
$$;

-- Whoever holds equipment in a table of his own adds it here; it is recounted from this view and from nothing else.
create or replace view equipment_takers as
  select taken.service, taken.day, taken.quantity, orders.id as order_id
  from orders cross join lateral equipment_of(orders) as taken
  where orders.kind = 'audio_guides' and orders.status in ('in_processing', 'confirmed')
  union all
  select change_equipment.service, change_equipment.day, change_equipment.quantity, change_equipment.order_id from change_equipment;

-- Takes or gives back; error AN006 when there is not so much left on that day.
create or replace function move_equipment(p_service text, p_day date, p_delta integer) returns void language plpgsql as $$
begin
  if not exists (select from equipment_days where equipment_days.service = p_service and equipment_days.day = p_day) then
    insert into equipment_days (service, day, stock)
    select equipment.service, p_day, equipment.stock from equipment where equipment.service = p_service for share
    on conflict do nothing;
  end if;
  update equipment_days set taken = equipment_days.taken + p_delta
  where equipment_days.service = p_service and equipment_days.day = p_day
    and (p_delta <= 0 or equipment_days.taken + p_delta <= equipment_days.stock);
  if not found then
    raise exception 'not enough % on %', p_service, p_day using errcode = 'AN006', detail = p_service;
  end if;
end $$;

-- Locks the days of a loan and answers what is left of each service on the worst of them.
create or replace function lock_equipment(p_from date, p_until date) returns table (service text, stock integer, free integer) language plpgsql as $$
begin
  insert into equipment_days (service, day, stock)
  select equipment.service, loan.day::date, equipment.stock
  from (select * from equipment order by equipment.service for share) as equipment
  cross join generate_series(p_from, p_until, interval '1 day') as loan (day)
  where not exists (
    select from equipment_days where equipment_days.service = equipment.service and equipment_days.day = loan.day::date)
  order by loan.day, equipment.service
  on conflict do nothing;
  perform from equipment_days where equipment_days.day between p_from and p_until
  order by equipment_days.day, equipment_days.service for no key update;
  return query
    select equipment_days.service, min(equipment_days.stock), min(equipment_days.stock - equipment_days.taken)
    from equipment_days where equipment_days.day between p_from and p_until group by equipment_days.service;
end $$;

create or replace function settle_equipment() returns trigger language plpgsql as $$
declare
  v_before orders;
  v_change record;
begin
  if tg_op = 'UPDATE' then
    v_before := old;
  end if;
  for v_change in
    select service, day, coalesce(later.quantity, 0) - coalesce(earlier.quantity, 0) as delta
    from equipment_of(v_before) as earlier full join equipment_of(new) as later using (service, day)
    where coalesce(later.quantity, 0) <> coalesce(earlier.quantity, 0)
    order by day, service
  loop
    perform move_equipment(v_change.service, v_change.day, v_change.delta);
  end loop;
  return null;
end $$;
create or replace trigger orders_take_equipment after insert on orders
  for each row when (new.kind = 'audio_guides') execute function settle_equipment();
create or replace trigger orders_move_equipment after update of status, lines, details, museum_object_id on orders
  for each row when (new.kind = 'audio_guides') execute function settle_equipment();

create or replace function settle_change_equipment() returns trigger language plpgsql as $$
declare
  v_after orders := new;
  v_held record;
begin
  for v_held in
    delete from change_equipment where change_equipment.order_id = new.id
    returning change_equipment.service, change_equipment.day, change_equipment.quantity
  loop
    perform move_equipment(v_held.service, v_held.day, -v_held.quantity);
  end loop;
  if new.pending_change is null then
    return null;
  end if;
  v_after.lines := new.pending_change -> 'values' -> 'lines';
  v_after.details := new.pending_change -> 'values' -> 'details';
  v_after.museum_object_id := new.pending_change -> 'values' ->> 'objectId';
  for v_held in
    select later.service, later.day, later.quantity - coalesce(earlier.quantity, 0) as quantity
    from equipment_of(v_after) as later left join equipment_of(new) as earlier using (service, day)
    where later.quantity > coalesce(earlier.quantity, 0)
    order by later.day, later.service
  loop
    perform move_equipment(v_held.service, v_held.day, v_held.quantity);
    insert into change_equipment (order_id, service, day, quantity) values (new.id, v_held.service, v_held.day, v_held.quantity);
  end loop;
  return null;
end $$;
create or replace trigger orders_change_equipment after update of pending_change on orders
  for each row when (new.kind = 'audio_guides' and old.pending_change is distinct from new.pending_change)
  execute function settle_change_equipment();
