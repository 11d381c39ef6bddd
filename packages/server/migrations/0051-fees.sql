-- The fee of a prolongation carries VAT like every other service, and one attempt pays it like an order (decision 0062).

-- A code of vat_rates, by the day of the group; null: without VAT.
alter table prolongation_groups add column vat text;
-- As it was when it was charged.
alter table prolongation_requests add column vat_percent integer check (vat_percent between 0 and 99);
-- What staff declined is looked at once a minute: money that paid it is free.
create index prolongation_requests_declined on prolongation_requests (id) where state = 'declined';

-- The requests whose fees an attempt pays; one pays orders or fees, never both.
alter table payments
  add column fee_ids integer[] not null default '{}',
  drop constraint payments_order_ids_check,
  add constraint payments_paid_ids_check check (
    cardinality(order_ids) + cardinality(fee_ids) between 1 and 50 and (cardinality(order_ids) = 0 or cardinality(fee_ids) = 0));

create table payment_fees (
  payment_id integer not null references payments,
  request_id integer not null references prolongation_requests,
  asked_kopecks bigint not null check (asked_kopecks > 0),
  -- What its receipt says: the museum has not prolonged the license yet (54-FZ).
  in_advance boolean not null,
  -- When the receipt of settlement was made, or was asked of the accountant.
  settled_at timestamptz,
  primary key (payment_id, request_id)
);
create index payment_fees_request on payment_fees (request_id);
create index payment_fees_unsettled on payment_fees (payment_id) where in_advance and settled_at is null;

-- Members are told of the end of a license once at each of these: so many days before its last one, and (-1) once it is over.
alter table licenses add column told_of integer check (told_of between -1 and 60);
-- What was over before this version is not told any more.
update licenses set told_of = -1 where licenses.expiration_date < current_date;
create index licenses_ending on licenses (expiration_date)
  where decision = 'accepted' and deleted_at is null and told_of is distinct from -1;
