-- The papers that an order's group is let in with, and what each of them says (decision 0082).

create table vouchers (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- The highest of an order is the one that holds; from 1 on.
  version integer not null check (version > 0),
  -- 140 bits in letters and digits that are not taken for one another.
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{28}$'),
  -- What the order said when it was issued: what is compared with the order, and the names as they were then.
  facts jsonb not null,
  words jsonb not null,
  -- Null: nobody asked for just this one.
  issued_by integer references users,
  issued_at timestamptz not null default now(),
  -- Whoever issues at the same moment finds the other's.
  unique (order_id, version)
);
create index vouchers_issued_by on vouchers (issued_by);

-- On which kept files a voucher stands: alone, or with others of a programme.
create table voucher_papers (
  voucher_id integer not null references vouchers,
  file_id integer not null references kept_files,
  primary key (voucher_id, file_id)
);
create index voucher_papers_file on voucher_papers (file_id);
