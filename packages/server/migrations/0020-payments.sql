-- Payments: an attempt with its own state, several for an order, one for several orders. Money goes through the ledger;
-- here stands who tried to pay what, what the provider said, and what of the money that came pays which order.
-- Lock order as ever: customer account, slots, orders by id, payments.

-- A link pays without a session. Its token is known to whoever has it; here is only a hash.
create table payment_links (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  created_by integer not null references users,
  -- The token is made of it with the server's secret key, and kept nowhere.
  key uuid not null unique,
  token_hash bytea not null unique,
  order_ids integer[] not null check (cardinality(order_ids) between 1 and 50),
  -- Null: what is due on the orders when it is paid.
  amount_kopecks bigint check (amount_kopecks > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by integer references users,
  check ((revoked_at is null) = (revoked_by is null))
);
create index payment_links_customer on payment_links (customer_id, id desc);

create table payments (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- Begun by a member, or by whoever has the link.
  created_by integer references users,
  link_id integer references payment_links,
  check ((created_by is null) = (link_id is not null)),
  payer_name text not null,
  payer_email text not null,
  language text not null,
  offer_version integer not null,
  method text not null check (method in ('card', 'sbp', 'wechat')),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  currency text not null default 'RUB',
  order_ids integer[] not null check (cardinality(order_ids) between 1 and 50),

  provider text not null,
  test boolean not null,
  -- Ours at the provider, unique for ever; its names for the attempt and for the money.
  provider_reference text not null unique,
  provider_id text,
  transaction_id text,
  url text,
  qr text,
  -- Somebody asks the provider to open it at this moment.
  opening_at timestamptz,

  -- The specification's words (specification/money.md).
  status text not null default 'FORM_OPENED' check (status in ('FORM_OPENED', 'WAITING_FOR_3DS', 'PROCESSING', 'FAILED', 'COMPLETE')),
  failure text check (failure in ('declined', 'expired', 'unavailable')),
  check ((status = 'FAILED') = (failure is not null)),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  finished_at timestamptz,
  check ((status in ('FAILED', 'COMPLETE')) = (finished_at is not null)),
  asked_at timestamptz,
  asks integer not null default 0,
  -- When the provider is asked next; null: no more.
  next_ask_at timestamptz,

  -- What came, what of it pays orders, what of it goes back (set aside when somebody decides so). The rest is on the balance.
  received_kopecks bigint not null default 0 check (received_kopecks >= 0),
  received_at timestamptz,
  allocated_kopecks bigint not null default 0 check (allocated_kopecks >= 0),
  refunded_kopecks bigint not null default 0 check (refunded_kopecks >= 0),
  constraint payments_never_spent_twice check (allocated_kopecks + refunded_kopecks <= received_kopecks),
  check ((received_kopecks > 0) = (received_at is not null)),
  check (received_kopecks = 0 or status = 'COMPLETE')
);
create index payments_customer on payments (customer_id, id desc);
create index payments_link on payments (link_id, id desc) where link_id is not null;
create index payments_asked on payments (next_ask_at) where next_ask_at is not null;
create index payments_kept on payments (customer_id, id) where received_kopecks > allocated_kopecks + refunded_kopecks;
create index payments_created on payments (created_at);
create index payments_open on payments (expires_at) where status in ('FORM_OPENED', 'WAITING_FOR_3DS', 'PROCESSING');
create index payments_amount on payments (amount_kopecks, id desc);
create index payments_status on payments (status, id desc);
create index payments_transaction on payments (transaction_id) where transaction_id is not null;

-- What an attempt is to cover, in shares of its amount.
create table payment_orders (
  payment_id integer not null references payments,
  order_id integer not null references orders,
  asked_kopecks bigint not null check (asked_kopecks > 0),
  primary key (payment_id, order_id)
);
create index payment_orders_order on payment_orders (order_id, payment_id);

-- What happened to an attempt, a provider's callback as it came (`raw`), each once.
create table payment_events (
  id bigint generated always as identity primary key,
  payment_id integer not null references payments,
  kind text not null,
  word text not null default '',
  details jsonb not null default '{}',
  event_key text,
  raw bytea check (octet_length(raw) <= 65536),
  at timestamptz not null default clock_timestamp()
);
create index payment_events_payment on payment_events (payment_id, id);
create unique index payment_events_once on payment_events (payment_id, event_key) where event_key is not null;

-- Money that goes back. Above a limit one employee proposes and another decides.
create table refunds (
  id integer generated always as identity primary key,
  payment_id integer not null references payments,
  customer_id integer not null references customers,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  reason text not null,
  state text not null check (state in ('proposed', 'waiting', 'unclear', 'processing', 'complete', 'failed', 'declined')),
  requested_by integer not null references users,
  requested_at timestamptz not null default now(),
  decided_by integer references users,
  decided_at timestamptz,
  check (decided_by is null or decided_by <> requested_by),
  provider_reference text not null unique,
  provider_refund_id text,
  message text not null default '',
  next_ask_at timestamptz,
  finished_at timestamptz,
  check ((state in ('complete', 'failed', 'declined')) = (finished_at is not null))
);
create index refunds_payment on refunds (payment_id, id);
create index refunds_state on refunds (state, id desc);
create index refunds_asked on refunds (next_ask_at) where next_ask_at is not null;
-- A provider's refund is one of ours at most.
create unique index refunds_provider on refunds (payment_id, provider_refund_id) where provider_refund_id is not null;

-- What money leaves to a person to decide; `key`: the same thing is told once.
create table accountant_tasks (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null,
  customer_id integer references customers,
  payment_id integer references payments,
  order_id integer references orders,
  refund_id integer references refunds,
  amount_kopecks bigint,
  details jsonb not null default '{}',
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by integer references users,
  note text not null default '',
  check ((resolved_at is null) = (resolved_by is null))
);
create index accountant_tasks_open on accountant_tasks (id desc) where resolved_at is null;
create index accountant_tasks_payment on accountant_tasks (payment_id) where payment_id is not null;
create index accountant_tasks_customer on accountant_tasks (customer_id, id desc) where customer_id is not null;

-- Receipts (54-FZ): one when money is paid in advance, one when the visit took place.
create table payment_receipts (
  payment_id integer not null references payments,
  order_id integer not null references orders,
  kind text not null check (kind in ('prepayment', 'settlement')),
  -- `settled`: a prepayment whose settlement receipt is made; `by_hand`: the provider has no call for that, it is made at the cash register.
  state text not null check (state in ('sent', 'settled', 'by_hand')),
  amount_kopecks bigint not null check (amount_kopecks > 0),
  at timestamptz not null default now(),
  primary key (payment_id, order_id, kind)
);
create index payment_receipts_unsettled on payment_receipts (order_id) where kind = 'prepayment' and state = 'sent';

-- How a provider answers, by the hour, and which days were compared with its own list.
create table provider_hours (
  provider text not null,
  hour timestamptz not null,
  asked integer not null default 0,
  failed integer not null default 0,
  last_answer_at timestamptz,
  last_failure text,
  last_callback_at timestamptz,
  primary key (provider, hour)
);
create table provider_days (
  provider text not null,
  day date not null,
  listed integer not null,
  reconciled_at timestamptz not null default now(),
  primary key (provider, day)
);

-- A payment is booked once, whatever goes wrong above.
create unique index ledger_transactions_payment_once on ledger_transactions (reference) where kind = 'payment';
create unique index ledger_transactions_refund_once on ledger_transactions (reference) where kind = 'refund';
create index ledger_allocations_source on ledger_allocations (source);
-- Orders of which more is paid than charged: their money is to be freed.
create index orders_overpaid on orders (id)
  where paid_kopecks > penalty_kopecks + (case when status = 'confirmed' then total_kopecks else 0 end);
