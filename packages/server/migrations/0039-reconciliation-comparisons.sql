-- The customer's own books beside an act (decision 0052): which file, how it was read, and what came of it. Lines are kept as they were said:
-- both sides agree to what they saw.

create table reconciliation_comparisons (
  id integer generated always as identity primary key,
  act_id integer not null references reconciliation_acts,
  unique (act_id, id),
  file_id integer not null references kept_files,
  file_name text not null,
  -- Where the file has what.
  columns jsonb not null,
  -- Counts of each kind, the difference, what was not read.
  found jsonb not null,
  -- Rows that are not the same, as they stand in `found`.
  differences integer not null check (differences >= 0),
  lines jsonb not null,
  made_by integer not null references users,
  made_at timestamptz not null default now()
);

-- What was before the eyes of whoever agreed.
alter table reconciliation_agreements
  add column comparison_id integer,
  add foreign key (act_id, comparison_id) references reconciliation_comparisons (act_id, id);
