-- Our own schema, filled to the size of the reference's: `:agencies`, `:slots` and `:orders` are filled in by databases.ts.
-- Foreign keys are not checked row by row here: a million orders would take minutes, and nothing below breaks one.
set session_replication_role = replica;

insert into countries (id, name)
select n, jsonb_build_object('ru_RU', 'Страна ' || n, 'en_US', 'Country ' || n, 'zh_cn', '国家' || n, 'fa_IR', 'کشور ' || n, 'vi', 'Nuoc ' || n)
from generate_series(100, 299) n
on conflict do nothing;

insert into museums (id, name, types) overriding system value
select n, jsonb_build_object('ru_RU', 'Музей ' || n, 'en_US', 'Museum ' || n, 'zh_cn', '博物馆' || n, 'fa_IR', 'موزه ' || n, 'vi', 'Bao tang ' || n), '{rf,ig,cn}'
from generate_series(1, 50) n;

insert into museum_objects (system_id, museum_id, name, usual_entrance)
select 's' || museums.id, museums.id, museums.name, 'Main entrance' from museums;

insert into price_lists (id, name, group_category, valid_from, valid_until, current_version_id) overriding system value
select n, category, category, '2000-01-01', '2099-12-31', n from unnest('{rf,ig,cn}'::text[]) with ordinality lists (category, n);
insert into price_list_versions (id, price_list_id, number, published_at) overriding system value select n, n, 1, now() from generate_series(1, 3) n;
insert into price_tables (version_id, museum_object_id, prices)
select version, museum_objects.system_id,
  '{"ticket:common": {"amount": 50000}, "ticket:privileged": {"amount": 30000}, "ticket:child": {"amount": 10000},
    "service:multicast_audio_system": {"amount": 15000, "vat": "standard"}, "service:ag": {"amount": 20000, "vat": "standard"},
    "service:rgc": {"amount": 300000, "vat": "standard"}, "service:cgc": {"amount": 400000, "vat": "standard"}}'
from museum_objects, generate_series(1, 3) version;

-- A thousand slots a day from tomorrow on: twenty times at each of fifty objects. The capacity never ends.
insert into slots (id, museum_object_id, pass_date, starts, capacity) overriding system value
select n, 's' || 1 + n % 50, current_date + 1 + (n - 1) / 1000, time '08:00' + ((n - 1) % 1000 / 50) * interval '30 minutes', 1000000000
from generate_series(1, :slots) n;

insert into customers (id, kind, name, settlement) overriding system value
select n, 'legal_entity', 'Agency ' || n, 'invoice' from generate_series(1, :agencies) n;
insert into users (id, customer_id, login, name, password_hash, roles) overriding system value
select n, n, 'agency' || n, 'Owner ' || n, 'nobody signs in here', '{owner}' from generate_series(1, :agencies) n;
insert into sessions (token_hash, user_id, expires_at)
select sha256(convert_to('bench-token-' || lpad(n::text, 20, '0'), 'UTF8')), n, now() + interval '10 days' from generate_series(1, :agencies) n;
insert into ledger_accounts (kind, customer_id) select 'customer', n from generate_series(1, :agencies) n;

-- One order in ten of each customer is upcoming, the rest is archived; the upcoming ones lie all over the table.
insert into orders (
  id, customer_id, placed_by, kind, group_category, refno, museum_object_id, slot_id, pass_date, starts, country_id, persons_per_guide,
  guide, guide_phone, qty_guide, notes, places, lines, total_kopecks, status, confirmed_time, entrance, rejection_reason, archived_at
) overriding system value
select n, 1 + n % :agencies, 1 + n % :agencies, 'museum_tickets', 'ig', 'R' || n, slots.museum_object_id,
  case when draft.upcoming then slots.id end, case when draft.upcoming then slots.pass_date else current_date - 1 - n % 900 end, slots.starts,
  100 + n % 100, 15, 'Guide ' || n % 300, '+7900' || lpad((n % 9999999)::text, 7, '0'), n % 3, 'please meet at the main entrance',
  2 * (2 + n % 20), jsonb_build_array(jsonb_build_array('ticket', 'common', 2 + n % 20, 50000), jsonb_build_array('ticket', 'child', 2 + n % 20, 25000)), 75000 * (2 + n % 20),
  draft.status, case when draft.status = 'confirmed' then slots.starts end, case when draft.status = 'confirmed' then 'Main entrance' end,
  case when draft.status = 'rejected' then 'no places' end, case when not draft.upcoming then now() end
from generate_series(1, :orders) n
cross join lateral (
  select (n / :agencies + n) % 10 = 0 as upcoming
) turn
cross join lateral (
  select turn.upcoming, case when turn.upcoming then (array['in_processing', 'confirmed', 'waiting_list'])[1 + n / 10 % 3]
                             else (array['confirmed', 'confirmed', 'cancelled', 'rejected'])[1 + n % 4] end as status
) draft
join slots on slots.id = 1 + (n::bigint * 7919 + n / :agencies * 131) % :slots;

insert into order_events (order_id, kind, actor_id, at) select orders.id, 'placed', orders.placed_by, orders.created_at from orders;

select setval(pg_get_serial_sequence('orders', 'id'), :orders);
