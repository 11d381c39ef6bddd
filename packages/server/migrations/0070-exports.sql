-- Lists that people take out as files, written by a job (decision 0084).

-- Of a file that is written while it is made: how large it is whole. Its bytes stand in kept_file_pieces, `content` is empty. Null: they stand
-- in `content`, and `size` says how many. A wider `size` would have every file written again.
alter table kept_files add column streamed_size bigint check (streamed_size >= 0);

create table kept_file_pieces (
  file_id integer not null references kept_files on delete cascade,
  -- From 0 on, none left out.
  number integer not null check (number >= 0),
  content bytea not null,
  primary key (file_id, number)
);
-- They are compressed already.
alter table kept_file_pieces alter column content set storage external;

create table exports (
  id integer generated always as identity primary key,
  user_id integer not null references users,
  -- Whose member asked; null: an employee.
  customer_id integer references customers,
  list text not null,
  filter jsonb not null,
  format text not null check (format in ('csv', 'xlsx')),
  language text not null,
  asked_at timestamptz not null default now(),
  -- How many rows the list has, by the moment that all of them are read at; null: the job has not begun.
  total integer check (total >= 0),
  done integer not null default 0 check (done >= 0),
  -- Why there is no file.
  failure text,
  ended_at timestamptz,
  -- It goes with its file, whoever deletes that.
  file_id integer references kept_files on delete cascade,
  check (file_id is null or failure is null),
  check ((ended_at is null) = (file_id is null and failure is null))
);
create index exports_of_user on exports (user_id, id);
create index exports_file on exports (file_id) where file_id is not null;
