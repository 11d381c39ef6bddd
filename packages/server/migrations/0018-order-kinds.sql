-- Every kind of order: what the company itself sells, equipment by day, submission windows, licenses, programmes, resources, and the
-- rules of objects. specification/orders.md. Lock order: customer account, slots, orders, equipment (by day and service).

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
