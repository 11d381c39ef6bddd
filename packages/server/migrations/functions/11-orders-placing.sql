-- One order in one round trip: idempotency row, order, history, outbox, places (decisions 0002 and 0029). All values are decided before; the
-- function only writes. The slot is locked by the last statement, so that the lock is held for no longer than the commit (1.8 times the
-- throughput of single statements on one slot). Who waits stands in line, and its history says why; `p_waiting`: {free, alternatives}. Answers
-- the number; null when the idempotency key was used before; error AN001 when the slot is full. Called by the names of its parameters.
create or replace function write_order(
  -- placed parameters follow from orders/placing/placed-columns.rules.ts: npm run schema
    p_customer_id integer, p_placed_by integer, p_kind text, p_group_category text, p_refno text, p_pass_date date, p_starts time,
    p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text, p_places integer, p_lines jsonb, p_details jsonb,
    p_total_kopecks bigint, p_status text, p_museum_object_id text default null, p_museum_id integer default null,
    p_slot_id integer default null, p_country_id integer default null, p_persons_per_guide integer default null,
    p_adult integer default null, p_child integer default null, p_price_version_id integer default null, p_entrance text default null,
    p_programme_id integer default null,
  -- end
  p_takes_places boolean default false, p_waiting jsonb default '{}',
  p_owner text default null, p_action text default null, p_key text default null, p_data_hash bytea default null, p_answer jsonb default null
) returns integer language plpgsql as $$
declare
  v_id integer := nextval('orders_id_seq');
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
    -- placed columns follow from orders/placing/placed-columns.rules.ts: npm run schema
    customer_id, placed_by, kind, group_category, refno, pass_date, starts, guide, guide_phone, qty_guide, notes, places, lines,
    details, total_kopecks, status, museum_object_id, museum_id, slot_id, country_id, persons_per_guide, adult, child,
    price_version_id, entrance, programme_id,
    -- end
    id, confirmed_time, payable_since
  ) overriding system value values (
    -- placed values follow from orders/placing/placed-columns.rules.ts: npm run schema
    p_customer_id, p_placed_by, p_kind, p_group_category, p_refno, p_pass_date, p_starts, p_guide, p_guide_phone, p_qty_guide, p_notes,
    p_places, p_lines, p_details, p_total_kopecks, p_status, p_museum_object_id, p_museum_id, p_slot_id, p_country_id,
    p_persons_per_guide, p_adult, p_child, p_price_version_id, p_entrance, p_programme_id,
    -- end
    v_id, case when p_status = 'confirmed' then p_starts end, case when p_status = 'confirmed' then payable_from(p_customer_id) end
  );

  insert into order_events (order_id, kind, actor_id) values (v_id, 'placed', p_placed_by);
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

-- As servers of 27a8625 call it; goes with the release after that in which none of them runs any more.
create or replace function place_order(
  p_owner text, p_key text, p_data_hash bytea, p_answer jsonb,
  p_customer_id integer, p_user_id integer, p_kind text, p_group_category text, p_refno text,
  p_museum_object_id text, p_slot_id integer, p_pass_date date, p_starts time,
  p_country_id integer, p_persons_per_guide integer, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text,
  p_places integer, p_lines jsonb, p_total_kopecks bigint, p_price_version_id integer, p_status text, p_entrance text, p_takes_places boolean,
  p_details jsonb default '{}', p_adult integer default null, p_child integer default null, p_programme_id integer default null,
  p_waiting jsonb default '{}', p_action text default 'post_request'
) returns integer language sql as $$
  select write_order(
    p_customer_id => p_customer_id, p_placed_by => p_user_id, p_kind => p_kind, p_group_category => p_group_category, p_refno => p_refno,
    p_museum_object_id => p_museum_object_id, p_slot_id => p_slot_id, p_pass_date => p_pass_date, p_starts => p_starts,
    p_country_id => p_country_id, p_persons_per_guide => p_persons_per_guide, p_guide => p_guide, p_guide_phone => p_guide_phone,
    p_qty_guide => p_qty_guide, p_notes => p_notes, p_places => p_places, p_lines => p_lines, p_total_kopecks => p_total_kopecks,
    p_price_version_id => p_price_version_id, p_status => p_status, p_entrance => p_entrance, p_takes_places => p_takes_places,
    p_details => p_details, p_adult => p_adult, p_child => p_child, p_programme_id => p_programme_id, p_waiting => p_waiting,
    p_owner => p_owner, p_action => p_action, p_key => p_key, p_data_hash => p_data_hash, p_answer => p_answer)
$$;
