-- From an application to a working agency with its people: specification/people.md.

alter table customers
  add column status text not null default 'active' check (status in ('active', 'blocked')),
  add column block_reason text,
  add column email text,
  add column phone text,
  add column inn text,
  add column kpp text,
  add column ogrn text,
  add column legal_address text,
  add column bank_name text,
  add column bik text,
  add column account text,
  add column corr_account text,
  -- Settlement terms: hours in which a pay-now order must be paid; contract.
  add column pay_hours integer check (pay_hours between 1 and 720),
  add column contract_number text,
  add column contract_date date,
  add column erased_at timestamptz;
create index customers_inn on customers (inn) where inn is not null;
create index customers_name on customers (lower(name) text_pattern_ops);

-- An invited member has no password until he chooses one. The secret of the second factor is sealed with SECRET_KEY.
alter table users
  alter column password_hash drop not null,
  add column status text not null default 'active' check (status in ('invited', 'active', 'removed')),
  add column email text,
  add column phone text,
  add column removed_at timestamptz,
  add column password_changed_at timestamptz,
  add column last_login_at timestamptz,
  add column notifications jsonb not null default '{}',
  add column totp_sealed bytea,
  add column totp_since timestamptz,
  -- The last time step that was used: a code opens one door only.
  add column totp_last_step bigint;
create index users_email on users (lower(email)) where email is not null;

-- A used code is deleted.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- `acts_for`: an employee's session on behalf of a customer. The number names a session to people; the hash never leaves the server.
alter table sessions
  add column id bigint generated always as identity unique,
  add column device text,
  add column address inet,
  add column acts_for integer references customers;

create table applications (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('individual', 'legal_entity')),
  name text not null,
  email text not null,
  phone text not null,
  language text not null,
  organization jsonb,
  consent_version text not null,
  consent_at timestamptz not null default now(),
  consent_address inet,
  email_confirmed_at timestamptz,
  status text not null default 'new' check (status in ('new', 'approved', 'refused')),
  refusal_reason text,
  decided_by integer references users,
  decided_at timestamptz,
  customer_id integer references customers,
  created_at timestamptz not null default now(),
  check ((status = 'new') = (decided_at is null))
);
create index applications_status on applications (status, id desc);
create index applications_email on applications (lower(email));

-- The token is made from the id and SECRET_KEY, and only its hash is kept: a stolen table opens nothing.
create table one_time_links (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea unique,
  purpose text not null check (purpose in ('confirm_email', 'set_password', 'reset_password')),
  user_id integer references users on delete cascade,
  application_id integer references applications on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(user_id, application_id) = 1)
);
create index one_time_links_user on one_time_links (user_id, purpose) where user_id is not null;
create index one_time_links_application on one_time_links (application_id) where application_id is not null;
create index one_time_links_expiry on one_time_links (expires_at);

-- Mails are kept as what they say, not as text: links become readable only when a mail is sent or looked at.
create table mails (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  recipient text not null,
  language text not null,
  template text not null,
  facts jsonb not null,
  link_id uuid references one_time_links on delete set null,
  customer_id integer references customers,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text
);
create index mails_unsent on mails (id) where sent_at is null;
create index mails_recipient on mails (lower(recipient), id desc);

-- Who did what to what, when, from where. Names are kept as they were.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id integer references users,
  actor_name text not null,
  -- On whose behalf an employee acted, or whose customer it concerned.
  customer_id integer references customers,
  action text not null,
  subject text not null,
  subject_id text,
  details jsonb not null default '{}',
  address inet
);
create index audit_log_customer on audit_log (customer_id, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_action on audit_log (action, id desc);
create index audit_log_at on audit_log (at, id);
create index audit_log_words on audit_log
  using gin (to_tsvector('simple', actor_name || ' ' || subject || ' ' || coalesce(subject_id, '') || ' ' || details::text));

create table api_keys (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  created_by integer not null references users,
  name text not null,
  key_hash bytea not null unique,
  -- The first characters, by which people know the key again.
  hint text not null,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_customer on api_keys (customer_id);
