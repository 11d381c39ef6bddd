-- Decisions of staff, which can be taken back for a minute before anything comes of them (decision 0098).

create table order_decisions (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  act text not null
    check (act in ('confirm_order', 'wait_order', 'reject_order', 'cancel_order', 'accept_change', 'decline_change')),
  -- The hour, the entrance, the reason; nothing of it is kept once it is over, for the order's history tells what was done.
  input jsonb,
  -- The order that was looked at: of another revision the decision holds no longer.
  revision integer not null,
  decided_by integer not null references users,
  decided_at timestamptz not null,
  due_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'undone', 'failed')),
  -- Why it failed.
  refusal text,
  check ((ended_at is null) = (outcome is null)),
  check ((ended_at is null) = (input is not null)),
  check ((outcome is not distinct from 'failed') = (refusal is not null))
);
-- One waits at a time: two employees at one moment cannot both write.
create unique index order_decisions_once on order_decisions (order_id) where ended_at is null;
create index order_decisions_order_id on order_decisions (order_id);
create index order_decisions_decided_by on order_decisions (decided_by);
