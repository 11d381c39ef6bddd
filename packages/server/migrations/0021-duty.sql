-- Who is on duty at which museum, and where he stands while his shift lasts.
create table duty_shifts (
  id integer generated always as identity primary key,
  employee_id integer not null references users,
  day date not null,
  starts time not null,
  -- Not after `starts`: on the next day.
  ends time not null,
  -- The museums' clock when the shift was set; the two moments follow from it.
  zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  phone text not null,
  set_by integer not null references users,
  set_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
create index duty_shifts_day on duty_shifts (day, starts);
create index duty_shifts_employee on duty_shifts (employee_id, ends_at);
create index duty_shifts_ends on duty_shifts (ends_at);

create table duty_shift_museums (
  shift_id integer not null references duty_shifts on delete cascade,
  museum_id integer not null references museums,
  primary key (shift_id, museum_id)
);
create index duty_shift_museums_museum on duty_shift_museums (museum_id, shift_id);

-- Deleted when he leaves, and by a job when the shift is over; the audit log keeps that he consented, never where he stood.
create table duty_check_ins (
  shift_id integer primary key references duty_shifts on delete cascade,
  museum_id integer not null,
  place text not null,
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  at timestamptz not null default now(),
  consent_at timestamptz not null default now(),
  check ((lat is null) = (lon is null)),
  foreign key (shift_id, museum_id) references duty_shift_museums on delete cascade
);
