-- Orders (заявки). Status is small; archived, paid and price are separate facts (product.md §3).

create table orders (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  placed_by integer not null references users,
  kind text not null check (kind in ('museum_tickets', 'schedule', 'audio_guides', 'transport', 'guide')),
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  refno text not null,
  museum_object_id text references museum_objects,
  slot_id integer references slots,
  pass_date date not null,
  starts time not null,
  country_id integer references countries,
  persons_per_guide integer,
  guide text not null default '',
  guide_phone text not null default '',
  qty_guide integer not null default 0,
  notes text not null default '',
  -- Heads; what the order takes from its slot while its status holds places.
  places integer not null check (places > 0),
  -- What was ordered and at which unit price, kopecks: [[kind, item, quantity, unit price], …]. Written and read whole with the order,
  -- never changed alone: rows of their own cost a list of fifty a third of its time (decision 0012).
  lines jsonb not null check (jsonb_typeof(lines) = 'array' and lines <> '[]'),
  total_kopecks bigint not null check (total_kopecks >= 0),
  currency text not null default 'RUB',
  status text not null check (status in ('in_processing', 'confirmed', 'waiting_list', 'rejected', 'cancelled')),
  confirmed_time time,
  entrance text,
  rejection_reason text,
  archived_at timestamptz,
  programme_id integer,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  check (status <> 'confirmed' or (confirmed_time is not null and entrance is not null)),
  check ((status = 'rejected') = (rejection_reason is not null)),
  check (status <> 'cancelled' or archived_at is not null)
);
create index orders_upcoming on orders (customer_id, pass_date, starts, id) where archived_at is null;
create index orders_archive on orders (customer_id, pass_date, starts, id) where archived_at is not null;
create index orders_queue on orders (pass_date, starts, id) where status in ('in_processing', 'waiting_list');
create index orders_slot on orders (slot_id) where status in ('in_processing', 'confirmed');
create index orders_over on orders (pass_date) where archived_at is null;

-- The order's history: what changed, by whom, when. `changes` is {field: {from, to}}.
create table order_events (
  id bigint generated always as identity primary key,
  order_id integer not null references orders,
  kind text not null,
  actor_id integer references users,
  changes jsonb not null default '{}',
  at timestamptz not null default clock_timestamp()
);
create index order_events_order on order_events (order_id, id);
create trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_rewriting();

-- One order in one round trip: idempotency row, order, history, outbox, places. All values are decided before; the function
-- only writes. The slot is locked by the last statement, so that the lock is held for no longer than the commit (1.8 times the
-- throughput of single statements on one slot). Answers the number; null when the idempotency key was used before; error AN001 when the slot is full.
create function place_order(
  p_owner text, p_key text, p_data_hash bytea, p_answer jsonb,
  p_customer_id integer, p_user_id integer, p_kind text, p_group_category text, p_refno text,
  p_museum_object_id text, p_slot_id integer, p_pass_date date, p_starts time,
  p_country_id integer, p_persons_per_guide integer, p_guide text, p_guide_phone text, p_qty_guide integer, p_notes text,
  p_places integer, p_lines jsonb, p_total_kopecks bigint, p_status text, p_entrance text, p_takes_places boolean
) returns integer language plpgsql as $$
declare
  v_id integer := nextval(pg_get_serial_sequence('orders', 'id'));
begin
  if p_key is not null then
    insert into idempotency_keys (owner, action, key, data_hash, answer)
    values (p_owner, 'post_request', p_key, p_data_hash, jsonb_set(p_answer, '{value,id}', to_jsonb(v_id)))
    on conflict do nothing;
    if not found then
      return null;
    end if;
  end if;

  insert into orders (
    id, customer_id, placed_by, kind, group_category, refno, museum_object_id, slot_id, pass_date, starts, country_id,
    persons_per_guide, guide, guide_phone, qty_guide, notes, places, lines, total_kopecks, status, confirmed_time, entrance
  ) overriding system value values (
    v_id, p_customer_id, p_user_id, p_kind, p_group_category, p_refno, p_museum_object_id, p_slot_id, p_pass_date, p_starts, p_country_id,
    p_persons_per_guide, p_guide, p_guide_phone, p_qty_guide, p_notes, p_places, p_lines, p_total_kopecks, p_status,
    case when p_status = 'confirmed' then p_starts end, p_entrance
  );

  insert into order_events (order_id, kind, actor_id) values (v_id, 'placed', p_user_id);
  insert into outbox (topic, customer_id, payload)
  values ('order.placed', p_customer_id, jsonb_build_object('order_id', v_id, 'status', p_status));

  if p_takes_places then
    update slots set taken = slots.taken + p_places
    where slots.id = p_slot_id and not slots.closed and slots.taken + p_places <= slots.capacity;
    if not found then
      raise exception 'slot % is full', p_slot_id using errcode = 'AN001';
    end if;
  end if;

  return v_id;
end $$;
