-- Museums, their objects and the dated capacity of the objects.

create table countries (
  id integer primary key,
  name jsonb not null
);

create table museums (
  id integer generated always as identity primary key,
  name jsonb not null,
  types text[] not null,
  emblem text not null default 'museum'
);

create table museum_objects (
  system_id text primary key,
  museum_id integer not null references museums,
  name jsonb not null,
  countries integer[] not null default '{}',
  -- Orders that find places are confirmed at once (specification/orders.md).
  instant boolean not null default false,
  usual_entrance text not null,
  zone text not null default 'Europe/Moscow',
  -- Last moment to order, before the slot begins.
  cut_off interval not null default interval '2 hours'
);
create index museum_objects_museum on museum_objects (museum_id);

-- `taken` is moved only by guarded updates; the check is the last line of defence and capacity:verify recounts it from the orders.
create table slots (
  id integer generated always as identity primary key,
  museum_object_id text not null references museum_objects,
  pass_date date not null,
  starts time not null,
  capacity integer not null check (capacity >= 0),
  taken integer not null default 0,
  closed boolean not null default false,
  unique (museum_object_id, pass_date, starts),
  constraint slots_never_oversold check (taken between 0 and capacity)
) with (fillfactor = 70);
