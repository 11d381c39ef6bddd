-- Live events read the outbox in the order (tx, id) and only below the oldest running transaction: numbers are given in another order than
-- commits come, and a row that appears late must not lie behind a reader (docs/decisions/0010-live-events.md). The key is replaced and not
-- added to: an order must not write one index more.

alter table outbox add column tx xid8 not null default pg_current_xact_id();
alter table outbox drop constraint outbox_pkey;
alter table outbox add primary key (tx, id);
