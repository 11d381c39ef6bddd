-- Functions, views and triggers of version 27a8625, the last one whose migrations wrote them, as PostgreSQL tells them. For tests of the
-- upgrade from it (definitions.test.ts); goes when no database of that version is upgraded any more.
set check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.check_ledger_balance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from ledger_entries
    where ledger_entries.transaction_id = new.transaction_id
    group by ledger_entries.currency
    having sum(ledger_entries.amount_kopecks) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'AN003';
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.check_payment_goes_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_order constant text[] := '{FORM_OPENED,WAITING_FOR_3DS,PROCESSING,FAILED,COMPLETE}';
begin
  if array_position(v_order, new.status) < array_position(v_order, old.status) then
    raise exception 'payment % does not go from % to %', old.id, old.status, new.status using errcode = 'AN004';
  end if;
  if old.received_kopecks > 0 and new.received_kopecks <> old.received_kopecks then
    raise exception 'payment % has come already', old.id using errcode = 'AN004';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.cut_off_moment(p_museum_object_id text, p_customer_id integer, p_pass_date date, p_starts time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select (p_pass_date + p_starts) at time zone coalesce(museum_objects.zone, 'Europe/Moscow') - coalesce(
    (select make_interval(mins => customer_terms.cut_off_minutes) from customer_terms
     where customer_terms.customer_id = p_customer_id and customer_terms.cut_off_minutes is not null
       and (customer_terms.museum_object_id = p_museum_object_id or customer_terms.museum_object_id is null)
     order by customer_terms.museum_object_id nulls last limit 1),
    museum_objects.cut_off, interval '0')
  from (select) as nothing left join museum_objects on museum_objects.system_id = p_museum_object_id
$function$;

CREATE OR REPLACE FUNCTION public.equipment_of(p_order orders)
 RETURNS TABLE(service text, day date, quantity integer)
 LANGUAGE sql
 STABLE
AS $function$
  select line ->> 1, day::date, sum((line ->> 2)::integer)::integer
  from jsonb_array_elements(p_order.lines) as line
  cross join (select coalesce((select museum_objects.zone from museum_objects where museum_objects.system_id = p_order.museum_object_id), 'Europe/Moscow') as name) as zone
  cross join generate_series(
    ((p_order.details ->> 'pickup')::timestamptz at time zone zone.name)::date,
    ((p_order.details ->> 'return_at')::timestamptz at time zone zone.name)::date, interval '1 day') as day
  where p_order.kind = 'audio_guides' and p_order.status in ('in_processing', 'confirmed')
    and line ->> 0 = 'service' and exists (select from equipment where equipment.service = line ->> 1)
  group by 1, 2
$function$;

CREATE OR REPLACE FUNCTION public.exchange_places(p_slot_id integer, p_customer_id integer, p_from_category text, p_from integer, p_to_category text, p_to integer, p_by_staff boolean DEFAULT false)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.first_waiting(p_slot_id integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION public.free_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_hold_id integer DEFAULT NULL::integer, p_user_id integer DEFAULT NULL::integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select greatest(0, case when own.group_category = coalesce(p_group_category, own.group_category) then own.places end,
    case when first_waiting(p_slot_id) is null
      then places_for(p_slot_id, p_customer_id, p_group_category, coalesce(own.places, 0), own.group_category) end)
  from (select) as nothing left join (
    select holds.places, holds.group_category from holds
    where holds.id = p_hold_id and holds.user_id = p_user_id and holds.customer_id = p_customer_id and holds.slot_id = p_slot_id
      and holds.expires_at > now()
  ) as own on true
$function$;

CREATE OR REPLACE FUNCTION public.join_waiting(p_order_id integer, p_slot_ids integer[], p_resting boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.leave_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from waiting_entries where waiting_entries.order_id = new.id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION public.lock_equipment(p_from date, p_until date)
 RETURNS TABLE(service text, stock integer, free integer)
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.move_equipment(p_service text, p_day date, p_delta integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.move_places(p_slot_id integer, p_customer_id integer, p_group_category text, p_delta integer, p_by_staff boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exchange_places(p_slot_id, p_customer_id, p_group_category, greatest(-p_delta, 0), p_group_category, greatest(p_delta, 0), p_by_staff) then
    raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.offer_places(p_slot_id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if first_waiting(p_slot_id) is not null then
    perform graphile_worker.add_job('serve_waiting', json_build_object('slotId', p_slot_id), job_key => 'serve_waiting:' || p_slot_id);
  end if;
end $function$;

CREATE OR REPLACE FUNCTION public.pay_until(p_since timestamp with time zone, p_customer_id integer, p_museum_object_id text, p_pass_date date, p_starts time without time zone)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select case when cut_off.at > p_since then least(p_since + make_interval(hours => coalesce(customers.pay_hours, 24)), cut_off.at) end
  from customers, cut_off_moment(p_museum_object_id, p_customer_id, p_pass_date, p_starts) as cut_off (at)
  where customers.id = p_customer_id and customers.settlement = 'pay_now'
$function$;

CREATE OR REPLACE FUNCTION public.payable_from(p_customer_id integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() from customers where customers.id = p_customer_id and customers.settlement = 'pay_now'
$function$;

CREATE OR REPLACE FUNCTION public.place_order(p_owner text, p_key text, p_data_hash bytea, p_answer jsonb, p_customer_id integer, p_user_id integer, p_kind text, p_group_category text, p_refno text, p_museum_object_id text, p_slot_id integer, p_pass_date date, p_starts time without time zone, p_country_id integer, p_persons_per_guide integer, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text, p_places integer, p_lines jsonb, p_total_kopecks bigint, p_price_version_id integer, p_status text, p_entrance text, p_takes_places boolean, p_details jsonb DEFAULT '{}'::jsonb, p_adult integer DEFAULT NULL::integer, p_child integer DEFAULT NULL::integer, p_programme_id integer DEFAULT NULL::integer, p_waiting jsonb DEFAULT '{}'::jsonb, p_action text DEFAULT 'post_request'::text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.places_for(p_slot_id integer, p_customer_id integer, p_group_category text, p_given integer DEFAULT 0, p_given_category text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select least(
    slots.capacity - slots.taken + p_given - coalesce((
      select sum(greatest(slot_allotments.places - slot_allotments.used, 0)) from slot_allotments
      where slot_allotments.slot_id = slots.id and slot_allotments.customer_id is distinct from p_customer_id
        and slot_allotments.release_at > now()), 0),
    (select slot_quotas.quota - slot_quotas.taken + case when p_given_category = p_group_category then p_given else 0 end
     from slot_quotas where slot_quotas.slot_id = slots.id and slot_quotas.group_category = p_group_category))::integer
  from slots where slots.id = p_slot_id
$function$;

CREATE OR REPLACE FUNCTION public.recount_slot(p_slot_id integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_published_prices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (
    select from price_list_versions
    where price_list_versions.id = coalesce(old.version_id, new.version_id) and price_list_versions.published_at is not null
  ) then
    raise exception 'a published price list is never changed' using errcode = 'AN004';
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_published_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.published_at is not null then
    raise exception 'a published text is never changed' using errcode = 'AN005';
  end if;
  return coalesce(new, old);
end $function$;

CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append only', tg_table_name using errcode = 'AN002';
end $function$;

CREATE OR REPLACE FUNCTION public.return_expired_holds(p_slot_id integer)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.send_hold(p_hold_id integer, p_user_id integer, p_slot_id integer, p_places integer, p_customer_id integer, p_group_category text)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.settle_change_equipment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.settle_equipment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE OR REPLACE FUNCTION public.wake_waiting(p_slot_id integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  update waiting_entries set resting = false
  from orders
  where waiting_entries.slot_id = p_slot_id and waiting_entries.resting and orders.id = waiting_entries.order_id
    and orders.places > places_for(p_slot_id, orders.customer_id, orders.group_category)
$function$;

create view equipment_takers as
 SELECT taken.service,
    taken.day,
    taken.quantity,
    orders.id AS order_id
   FROM orders
     CROSS JOIN LATERAL equipment_of(orders.*) taken(service, day, quantity)
  WHERE orders.kind = 'audio_guides'::text AND (orders.status = ANY (ARRAY['in_processing'::text, 'confirmed'::text]))
UNION ALL
 SELECT change_equipment.service,
    change_equipment.day,
    change_equipment.quantity,
    change_equipment.order_id
   FROM change_equipment;

create view slot_takers as
 SELECT orders.slot_id,
    orders.customer_id,
    orders.group_category,
    orders.places,
    orders.id AS order_id
   FROM orders
  WHERE orders.slot_id IS NOT NULL AND (orders.status = ANY (ARRAY['in_processing'::text, 'confirmed'::text]))
UNION ALL
 SELECT holds.slot_id,
    holds.customer_id,
    holds.group_category,
    holds.places,
    NULL::integer AS order_id
   FROM holds;

CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER ledger_allocations_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_allocations FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER ledger_entries_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_ledger_balance();
CREATE TRIGGER ledger_transactions_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_texts_no_truncate BEFORE TRUNCATE ON legal_texts FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER legal_texts_published BEFORE DELETE OR UPDATE ON legal_texts FOR EACH ROW EXECUTE FUNCTION refuse_published_text();
CREATE TRIGGER order_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER orders_change_equipment AFTER UPDATE OF pending_change ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text AND old.pending_change IS DISTINCT FROM new.pending_change) EXECUTE FUNCTION settle_change_equipment();
CREATE TRIGGER orders_leave_waiting AFTER UPDATE OF status ON orders FOR EACH ROW WHEN (old.status = 'waiting_list'::text AND new.status <> 'waiting_list'::text) EXECUTE FUNCTION leave_waiting();
CREATE TRIGGER orders_move_equipment AFTER UPDATE OF status, lines, details, museum_object_id ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text) EXECUTE FUNCTION settle_equipment();
CREATE TRIGGER orders_take_equipment AFTER INSERT ON orders FOR EACH ROW WHEN (new.kind = 'audio_guides'::text) EXECUTE FUNCTION settle_equipment();
CREATE TRIGGER payment_events_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
CREATE TRIGGER payments_forward_only BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION check_payment_goes_forward();
CREATE TRIGGER price_tables_published BEFORE INSERT OR DELETE OR UPDATE ON price_tables FOR EACH ROW EXECUTE FUNCTION refuse_published_prices();
