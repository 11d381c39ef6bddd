-- Feedback: what a customer asks, suggests or complains of, each with a thread of messages of its own (decision 0061).

create table feedback (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  author_id integer not null references users,
  kind text not null check (kind in ('question', 'suggestion', 'complaint', 'thanks')),
  -- What it is about, where it is about one.
  order_id integer references orders,
  at timestamptz not null default now(),
  -- Who has the next word: the office, the customer, or nobody. Moved with the message that changes it.
  state text not null default 'waiting' check (state in ('waiting', 'answered', 'closed')),
  closed_by integer references users,
  closed_at timestamptz,
  check ((state = 'closed') = (closed_at is not null)),
  check ((state = 'closed') = (closed_by is not null))
);
create index feedback_customer on feedback (customer_id);
create index feedback_author on feedback (author_id);
create index feedback_order on feedback (order_id);
create index feedback_closed_by on feedback (closed_by);
create index feedback_open on feedback (state) where state <> 'closed';

-- The column takes no part in what servers of the version before ask: of a customer's threads they ask for the one of an order, or for the
-- one of none, and feedback's are of none. Until they end, a message written to them fails and can be sent again: they name the narrower key.
alter table message_threads
  add column feedback_id integer unique references feedback,
  add check (feedback_id is null or order_id is null),
  drop constraint message_threads_customer_id_order_id_key,
  add constraint message_threads_place unique nulls not distinct (customer_id, order_id, feedback_id);
