-- Price lists by group category and customer, dated and versioned. A published version is never changed: an order keeps
-- its lines and the version that made them.

-- Percent null: without VAT. Documents keep their own rates.
create table vat_rates (
  code text not null,
  valid_from date not null,
  valid_until date,
  percent integer check (percent between 0 and 99),
  primary key (code, valid_from),
  check (valid_until >= valid_from)
);
insert into vat_rates (code, valid_from, valid_until, percent) values
  ('none', '2000-01-01', null, null),
  ('zero', '2000-01-01', null, 0),
  ('reduced', '2000-01-01', null, 10),
  ('standard', '2019-01-01', '2025-12-31', 20),
  ('standard', '2026-01-01', null, 22),
  ('simplified_5', '2025-01-01', null, 5),
  ('simplified_7', '2025-01-01', null, 7);

-- A customer's own list goes before the one for all, among equals the one that begins later.
create table price_lists (
  id integer generated always as identity primary key,
  name text not null,
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  customer_id integer references customers,
  valid_from date not null,
  valid_until date not null,
  current_version_id integer,
  created_at timestamptz not null default now(),
  check (valid_from <= valid_until)
);
create index price_lists_choice on price_lists (group_category, customer_id, valid_from);

-- Unpublished: the draft that staff edit, one for each list.
create table price_list_versions (
  id integer generated always as identity primary key,
  price_list_id integer not null references price_lists,
  number integer not null,
  note text not null default '',
  created_by integer references users,
  created_at timestamptz not null default now(),
  published_by integer references users,
  published_at timestamptz,
  unique (price_list_id, number)
);
create unique index price_list_versions_draft on price_list_versions (price_list_id) where published_at is null;
alter table price_lists add foreign key (current_version_id) references price_list_versions;

-- All prices of one object in one row, read whole: {"ticket:common": {"amount": 150000, "tiers": …, "free": …, "vat": …}, …}.
create table price_tables (
  version_id integer not null references price_list_versions,
  museum_object_id text not null references museum_objects,
  prices jsonb not null check (jsonb_typeof(prices) = 'object'),
  revision integer not null default 1,
  primary key (version_id, museum_object_id)
);

-- What was in force until now becomes one list for each group category.
insert into price_lists (name, group_category, valid_from, valid_until)
select 'Прайс-лист ' || category, category, '2000-01-01', '2999-12-31'
from (select distinct prices.group_category as category from prices) as priced;
insert into price_list_versions (price_list_id, number, published_at) select price_lists.id, 1, now() from price_lists;
update price_lists set current_version_id = price_list_versions.id
from price_list_versions where price_list_versions.price_list_id = price_lists.id;
insert into price_tables (version_id, museum_object_id, prices)
select price_lists.current_version_id, prices.museum_object_id,
  jsonb_object_agg(prices.kind || ':' || prices.item, jsonb_build_object('amount', prices.amount_kopecks))
from prices join price_lists on price_lists.group_category = prices.group_category
group by 1, 2;
drop table prices;

-- Lines say more where there is more: [kind, item, quantity, unit price, {free, vat, sum}], the last only when one of them differs from
-- nothing free, no VAT, quantity times price.
-- No foreign key: all orders of a list would lock its one row together (a multixact for each); a published version is never deleted.
alter table orders add column price_version_id integer;

-- It took no list; the one of functions/ does.
drop function if exists place_order;
