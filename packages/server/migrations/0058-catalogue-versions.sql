-- Museums and objects as editors draft and publish them (decision 0067). What stands here already is the first version of each museum: it is
-- read from its rows until another is published.

alter table museums add column archived_at timestamptz;

alter table museum_objects
  -- Days on which it admits people although it is closed on their weekday.
  add column open_dates date[] not null default '{}',
  add column persons_per_guide integer check (persons_per_guide > 0),
  add column no_show_percent integer check (no_show_percent between 0 and 100),
  add column archived_at timestamptz;

-- No foreign key to museums: one that was never published has a number and a draft alone.
create table catalogue_drafts (
  museum_id integer primary key,
  revision integer not null,
  document jsonb not null,
  saved_by integer not null references users,
  saved_at timestamptz not null default now()
);
create index catalogue_drafts_user on catalogue_drafts (saved_by);

create table catalogue_versions (
  museum_id integer not null references museums,
  number integer not null check (number > 0),
  document jsonb not null,
  -- Null of what stood there before versions were kept.
  published_by integer references users,
  published_at timestamptz,
  primary key (museum_id, number)
);
create index catalogue_versions_user on catalogue_versions (published_by);
