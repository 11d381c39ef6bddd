-- A customer takes a renewal back until its group closes; fees stand on invoices and links, and money of the balance pays them (decision 0064).

-- Servers of the version before read the new state as one of which the fee is due: what is paid through them is free again within a minute.
alter table prolongation_requests
  drop constraint prolongation_requests_state_check,
  add constraint prolongation_requests_state_check check (state in ('requested', 'prolonged', 'declined', 'withdrawn'));
drop index prolongation_requests_declined;
-- What was taken back is looked at once a minute: money that paid it is free.
create index prolongation_requests_taken_back on prolongation_requests (id) where state in ('declined', 'withdrawn');

-- The fees of an invoice, of its credit notes and of its act, as invoice_orders has its orders; one document is for orders or for fees.
create table invoice_fees (
  invoice_id integer not null references invoices,
  request_id integer not null references prolongation_requests,
  asked_kopecks bigint not null check (asked_kopecks > 0),
  paid_before_kopecks bigint not null,
  primary key (invoice_id, request_id)
);
create index invoice_fees_request on invoice_fees (request_id, invoice_id);
alter table invoice_lines
  -- The fee that the line is about; null: an order, or money in advance.
  add column request_id integer references prolongation_requests,
  add check (request_id is null or order_id is null);

-- A link pays orders or fees, never both, like an attempt. Servers of the version before know no orders of such a link and say that it is over.
alter table payment_links
  add column fee_ids integer[] not null default '{}',
  drop constraint payment_links_order_ids_check,
  add constraint payment_links_paid_ids_check check (
    cardinality(order_ids) + cardinality(fee_ids) between 1 and 50 and (cardinality(order_ids) = 0 or cardinality(fee_ids) = 0));

-- Money that a payment kept pays the fee since: its receipt said something else when it came.
alter table payment_fees add column carried boolean not null default false;
