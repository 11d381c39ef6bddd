-- Guides become rows of their own, and licenses are theirs: told by the customer, checked by staff (decision 0054). Every license of before
-- was entered by the company: it counts as accepted, so that orders are answered as before.

-- One guide is one person of a customer: known by his membership where he is a member, else by his name; staff merge two who are one.
create table guides (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  name text not null check (name <> ''),
  user_id integer unique references users,
  -- His other spelling: it finds him, and has nothing of its own any more.
  merged_into integer references guides check (merged_into <> id),
  check (merged_into is null or user_id is null),
  created_at timestamptz not null default now(),
  unique (id, customer_id)
);
create unique index guides_name on guides (customer_id, lower(name));
create index guides_merged on guides (merged_into) where merged_into is not null;

insert into guides (customer_id, name)
select distinct on (licenses.customer_id, lower(licenses.guide)) licenses.customer_id, licenses.guide
from licenses order by licenses.customer_id, lower(licenses.guide), licenses.id desc;

-- A name that two members bear says of neither that he is the guide.
update guides set user_id = members.id
from (
  select users.customer_id, lower(users.name) as name, min(users.id) as id from users
  where users.removed_at is null group by users.customer_id, lower(users.name) having count(*) = 1
) as members
where members.customer_id = guides.customer_id and members.name = lower(guides.name);

alter table licenses
  add column guide_id integer,
  add column decision text not null default 'accepted' check (decision in ('waiting', 'accepted', 'refused', 'suspended')),
  -- Why staff refused or suspended it: the customer reads it.
  add column reason text,
  add column decided_by integer references users,
  add column decided_at timestamptz,
  add column scan_id integer unique references kept_files,
  add column created_by integer references users,
  add column revision integer not null default 1,
  add check ((decision in ('refused', 'suspended')) = (reason is not null));

update licenses set guide_id = guides.id from guides
where guides.customer_id = licenses.customer_id and lower(guides.name) = lower(licenses.guide);

alter table licenses
  alter column guide_id set not null,
  add foreign key (guide_id, customer_id) references guides (id, customer_id),
  -- Who adds one waits for the check.
  alter column decision set default 'waiting',
  -- Read by servers of the version before, which thus know nothing of licenses that are new; it goes with the next release.
  alter column guide drop not null;

create index licenses_of_guide on licenses (guide_id, museum_id) where deleted_at is null;
create index licenses_of_customer on licenses (customer_id, id) where deleted_at is null;
create index licenses_decided on licenses (decision, id) where deleted_at is null;
