-- Who orders and pays (customers), who signs in (users), and their sessions. specification/people.md.

create table customers (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('individual', 'legal_entity')),
  name text not null,
  language text not null default 'ru',
  settlement text not null check (settlement in ('pay_now', 'invoice', 'deposit')),
  credit_limit_kopecks bigint check (credit_limit_kopecks >= 0),
  created_at timestamptz not null default now()
);

-- A user without a customer is an employee. The login is kept in the form that is compared: NFKC, lower case.
create table users (
  id integer generated always as identity primary key,
  customer_id integer references customers,
  login text not null unique,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  language text not null default 'ru',
  news_mark boolean not null default false,
  created_at timestamptz not null default now()
);
create index users_customer on users (customer_id);

-- Tokens are opaque and kept as SHA-256 only: a stolen table opens no session.
create table sessions (
  token_hash bytea primary key,
  user_id integer not null references users on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_expiry on sessions (expires_at);

-- Facts about this database itself, such as the mark of the demo.
create table if not exists installation (
  name text primary key,
  value jsonb not null
);

-- One row for each (user or link, action, key) that was answered; the unique key decides races. specification/actions.md.
create table idempotency_keys (
  owner text not null,
  action text not null,
  key text not null,
  data_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (owner, action, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- News that other features, other processes and later the browsers read, written in the transaction that made them.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  customer_id integer,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
