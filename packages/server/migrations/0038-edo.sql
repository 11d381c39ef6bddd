-- Electronic exchange of documents (EDO): through which operator a customer wants its documents, to what it agreed, and how far it is, as
-- people say (decision 0051).

create table edo_connections (
  customer_id integer primary key references customers,
  operator text not null check (operator in ('diadoc', 'sbis', 'taxcom', 'other')),
  participant_id text not null check (participant_id ~ '^2[A-Z]{2}[-0-9A-Za-z]{6,43}$'),
  -- Null: it was a person's, who has left.
  contact_email text,
  status text not null check (status in ('none', 'requested', 'invited', 'active', 'refused')),
  status_at timestamptz not null default now(),
  -- What the employee said who set the state; null while the customer's own request stands.
  reason text,
  check ((status = 'requested') = (reason is null)),
  consent_at timestamptz,
  consent_by integer references users,
  consent_version integer,
  -- No state without consent, and none left of one that was withdrawn.
  check ((status = 'none') = (consent_at is null)),
  check ((consent_at is null) = (consent_by is null) and (consent_at is null) = (consent_version is null)),
  revision integer not null default 1
);

-- All that was asked for and said, for ever. `consent_version`: the customer asked, and agreed to that text; otherwise an employee decided.
create table edo_events (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  at timestamptz not null default now(),
  actor_id integer not null references users,
  status text not null check (status in ('none', 'requested', 'invited', 'active', 'refused')),
  operator text not null check (operator in ('diadoc', 'sbis', 'taxcom', 'other')),
  participant_id text not null,
  consent_version integer,
  reason text,
  check ((consent_version is null) = (reason is not null))
);
create index edo_events_customer on edo_events (customer_id, id desc);
create index edo_events_actor on edo_events (actor_id);
