-- Every kind of order: what the company itself sells, equipment by day, submission windows, licenses, programmes, resources, and the
-- rules of objects. product.md §3. Lock order: customer account, slots, orders, equipment (by day and service).

alter table museums
  -- Kinds of orders beside museum tickets that the museum is offered for: audio_guides, transport, guide, schedule.
  add column order_kinds text[] not null default '{}',
  -- Part of the city, for travel times (contract/orders/programme-clashes.ts).
  add column district text check (district in ('centre', 'peterhof', 'pushkin', 'pavlovsk'));

alter table museum_objects
  alter column museum_id drop not null,
  -- A service of the company itself, of no museum: a vehicle class or a guide's language, with terms and prices like any object.
  add column service text check (service in ('transport', 'guide')),
  add column seats integer check (seats > 0),
  add column guide_language text,
  -- Days on which nobody is admitted: 1 Monday to 7 Sunday, and single dates.
  add column closed_weekdays integer[] not null default '{}',
  add column closed_dates date[] not null default '{}',
  -- Heads of one group; null: no limit.
  add column least_people integer check (least_people > 0),
  add column most_people integer check (most_people >= least_people),
  -- Only guides with a license lead groups here; others are accompanied.
  add column needs_license boolean not null default false,
  -- How long a visit usually takes.
  add column visit_minutes integer not null default 90 check (visit_minutes > 0),
  add check ((service is null) = (museum_id is not null)),
  add check ((service is not distinct from 'transport') = (seats is not null)),
  add check ((service is not distinct from 'guide') = (guide_language is not null));
create unique index museum_objects_guide on museum_objects (guide_language) where service = 'guide';

insert into museum_objects (system_id, service, seats, name, usual_entrance, cut_off) values
  ('sedan', 'transport', 3, '{"ru_RU": "Легковой автомобиль", "en_US": "Sedan", "zh_cn": "轿车", "fa_IR": "خودروی سواری", "vi": "Xe 4 chỗ"}', '', '12 hours'),
  ('minivan', 'transport', 7, '{"ru_RU": "Минивэн", "en_US": "Minivan", "zh_cn": "商务车", "fa_IR": "مینی‌ون", "vi": "Xe 7 chỗ"}', '', '12 hours'),
  ('minibus', 'transport', 18, '{"ru_RU": "Микроавтобус", "en_US": "Minibus", "zh_cn": "中巴", "fa_IR": "مینی‌بوس", "vi": "Xe buýt nhỏ"}', '', '24 hours'),
  ('coach', 'transport', 49, '{"ru_RU": "Автобус", "en_US": "Coach", "zh_cn": "大巴", "fa_IR": "اتوبوس", "vi": "Xe khách"}', '', '24 hours');
insert into museum_objects (system_id, service, guide_language, name, usual_entrance, cut_off) values
  ('guide-ru', 'guide', 'ru', '{"ru_RU": "Гид, русский язык", "en_US": "Guide, Russian", "zh_cn": "俄语导游", "fa_IR": "راهنما، روسی", "vi": "Hướng dẫn viên tiếng Nga"}', '', '24 hours'),
  ('guide-en', 'guide', 'en', '{"ru_RU": "Гид, английский язык", "en_US": "Guide, English", "zh_cn": "英语导游", "fa_IR": "راهنما، انگلیسی", "vi": "Hướng dẫn viên tiếng Anh"}', '', '24 hours'),
  ('guide-zh', 'guide', 'zh', '{"ru_RU": "Гид, китайский язык", "en_US": "Guide, Chinese", "zh_cn": "中文导游", "fa_IR": "راهنما، چینی", "vi": "Hướng dẫn viên tiếng Trung"}', '', '24 hours'),
  ('guide-fa', 'guide', 'fa', '{"ru_RU": "Гид, персидский язык", "en_US": "Guide, Persian", "zh_cn": "波斯语导游", "fa_IR": "راهنما، فارسی", "vi": "Hướng dẫn viên tiếng Ba Tư"}', '', '48 hours'),
  ('guide-vi', 'guide', 'vi', '{"ru_RU": "Гид, вьетнамский язык", "en_US": "Guide, Vietnamese", "zh_cn": "越南语导游", "fa_IR": "راهنما، ویتنامی", "vi": "Hướng dẫn viên tiếng Việt"}', '', '48 hours'),
  ('guide-de', 'guide', 'de', '{"ru_RU": "Гид, немецкий язык", "en_US": "Guide, German", "zh_cn": "德语导游", "fa_IR": "راهنما، آلمانی", "vi": "Hướng dẫn viên tiếng Đức"}', '', '24 hours'),
  ('guide-fr', 'guide', 'fr', '{"ru_RU": "Гид, французский язык", "en_US": "Guide, French", "zh_cn": "法语导游", "fa_IR": "راهنما، فرانسوی", "vi": "Hướng dẫn viên tiếng Pháp"}', '', '24 hours'),
  ('guide-es', 'guide', 'es', '{"ru_RU": "Гид, испанский язык", "en_US": "Guide, Spanish", "zh_cn": "西班牙语导游", "fa_IR": "راهنما، اسپانیایی", "vi": "Hướng dẫn viên tiếng Tây Ban Nha"}', '', '24 hours');

-- Orders of one group, placed together.
create table programmes (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  name text not null default '',
  created_by integer not null references users,
  created_at timestamptz not null default now()
);

alter table orders
  -- Where the object does not say it: the museum of a wish for all its objects, of a guide or a coach.
  add column museum_id integer references museums,
  add foreign key (programme_id) references programmes,
  drop constraint orders_lines_check,
  -- A wish for all objects of a museum has no price yet.
  add constraint orders_lines_check check (jsonb_typeof(lines) = 'array' and (lines <> '[]' or kind = 'schedule'));
create index orders_programme on orders (programme_id) where programme_id is not null;
-- One for wishes, transport and guides: each index of the table costs an order of museum tickets a hundredth of its time.
create index orders_other_kinds on orders (pass_date, starts, id) where kind <> 'museum_tickets';

-- What is lent from a stock, counted for every day from pickup to return. The counters follow the order's row by a trigger: whoever
-- moves an order's status, lines or moments moves its equipment, in the same statement.
create table equipment (
  service text primary key,
  stock integer not null default 0 check (stock >= 0)
);
insert into equipment (service) values ('multicast_audio_system'), ('ag');
create table equipment_days (
  service text not null references equipment,
  day date not null,
  stock integer not null check (stock >= 0),
  -- Set by staff for this day alone: the general stock does not change it.
  fixed boolean not null default false,
  taken integer not null default 0,
  primary key (day, service),
  constraint equipment_never_over check (taken between 0 and stock)
);

-- What an order takes from the stock, by service and day.
create function equipment_of(p_order orders) returns table (service text, day date, quantity integer) language sql stable as $$
  select line ->> 1, day::date, sum((line ->> 2)::integer)::integer
  from jsonb_array_elements(p_order.lines) as line
  cross join (select coalesce((select museum_objects.zone from museum_objects where museum_objects.system_id = p_order.museum_object_id), 'Europe/Moscow') as name) as zone
  cross join generate_series(
    ((p_order.details ->> 'pickup')::timestamptz at time zone zone.name)::date,
    ((p_order.details ->> 'return_at')::timestamptz at time zone zone.name)::date, interval '1 day') as day
  where p_order.kind = 'audio_guides' and p_order.status in ('in_processing', 'confirmed')
    and line ->> 0 = 'service' and exists (select from equipment where equipment.service = line ->> 1)
  group by 1, 2
$$;

-- Whoever holds equipment in a table of his own adds it here; it is recounted from this view and from nothing else.
create view equipment_takers as
  select taken.service, taken.day, taken.quantity, orders.id as order_id
  from orders cross join lateral equipment_of(orders) as taken
  where orders.kind = 'audio_guides' and orders.status in ('in_processing', 'confirmed');

-- Takes or gives back; error AN005 when there is not so much left on that day.
create function move_equipment(p_service text, p_day date, p_delta integer) returns void language plpgsql as $$
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
    raise exception 'not enough % on %', p_service, p_day using errcode = 'AN005', detail = p_service;
  end if;
end $$;

-- Locks the days of a loan and answers what is left of each service on the worst of them.
create function lock_equipment(p_from date, p_until date) returns table (service text, stock integer, free integer) language plpgsql as $$
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

create function settle_equipment() returns trigger language plpgsql as $$
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
create trigger orders_take_equipment after insert on orders
  for each row when (new.kind = 'audio_guides') execute function settle_equipment();
create trigger orders_move_equipment after update of status, lines, details, museum_object_id on orders
  for each row when (new.kind = 'audio_guides') execute function settle_equipment();

-- When wishes for a month of a museum are taken: from opens_at on, and no longer at closes_at.
create table submission_windows (
  museum_id integer not null references museums,
  month date not null check (extract(day from month) = 1),
  opens_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > opens_at),
  primary key (museum_id, month)
);
create index submission_windows_closing on submission_windows (closes_at);

-- A guide's accreditation at a museum, kept by the customer whose guide it is; a guide is known by name (orders.guide).
create table licenses (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  guide text not null check (guide <> ''),
  museum_id integer not null references museums,
  number text not null,
  experience_years integer not null default 0 check (experience_years >= 0),
  valid_from date not null default '2000-01-01',
  expiration_date date not null,
  main_language text not null,
  additional_languages text[] not null default '{}',
  prolongation_group integer,
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index licenses_guide on licenses (customer_id, museum_id, lower(guide)) where deleted_at is null;

-- Vehicles and guides of the company, and who goes with which order. Of its employees any may meet a group.
create table resources (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('vehicle', 'guide')),
  name text not null,
  phone text not null default '',
  museum_object_id text references museum_objects,
  seats integer check (seats > 0),
  languages text[] not null default '{}',
  active boolean not null default true,
  check ((kind = 'vehicle') = (museum_object_id is not null)),
  check ((kind = 'vehicle') = (seats is not null))
);
create table order_assignments (
  order_id integer primary key references orders,
  resource_id integer references resources,
  employee_id integer references users,
  assigned_by integer not null references users,
  assigned_at timestamptz not null default now(),
  check (resource_id is not null or employee_id is not null)
);
create index order_assignments_resource on order_assignments (resource_id) where resource_id is not null;
create index order_assignments_employee on order_assignments (employee_id) where employee_id is not null;
