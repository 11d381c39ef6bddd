-- Nobody is promoted to a day on which the museum admits nobody; unpaid orders are found by an index; payers are forgotten.

-- As in 0017, and on days on which the object is open: closing one is a matter of staff, who may open it again.
create or replace function first_waiting(p_slot_id integer) returns integer language sql stable as $$
  select orders.id
  from waiting_entries
  join orders on orders.id = waiting_entries.order_id
  join slots on slots.id = waiting_entries.slot_id
  join museum_objects on museum_objects.system_id = slots.museum_object_id
  where waiting_entries.slot_id = p_slot_id and not waiting_entries.resting and orders.status = 'waiting_list' and not slots.closed
    and (slots.pass_date - date '1900-01-01') % 7 + 1 <> all (museum_objects.closed_weekdays)
    and slots.pass_date <> all (museum_objects.closed_dates)
    and orders.places <= slots.capacity - slots.taken
    and orders.places <= places_for(slots.id, orders.customer_id, orders.group_category)
    and cut_off_moment(slots.museum_object_id, orders.customer_id, slots.pass_date, slots.starts) > now()
  order by waiting_entries.turn limit 1
$$;

-- What is paid leaves the index: each minute it is read whole.
drop index orders_payable;
create index orders_payable on orders (payable_since)
  where payable_since is not null and status = 'confirmed' and archived_at is null and paid_kopecks < total_kopecks;

-- As in 0018, under an error of its own: AN005 says that a published text is never changed (0015).
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

-- Who paid is to be forgotten, and is as soon as no receipt, refund or task needs him any more (decision 0017).
alter table payments add column forget_payer_since timestamptz;
create index payments_to_forget on payments (id) where forget_payer_since is not null and payer_email <> '';
