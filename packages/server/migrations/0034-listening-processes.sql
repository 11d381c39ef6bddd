-- Which live streams each HTTP process has, told at every beat: a login's limit holds over all processes. `opened_at` in milliseconds since
-- 1970 by the process's clock, read only to tell the oldest.
create table listening_processes (
  id uuid primary key,
  seen_at timestamptz not null default now(),
  user_ids integer[] not null,
  opened_at bigint[] not null,
  check (cardinality(user_ids) = cardinality(opened_at))
);
