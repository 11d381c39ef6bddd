-- Invoices, credit notes and acts of services: frozen once issued, corrected only by another one, numbered by kind and year without gaps
-- (decision 0046). What was paid of an invoice is not written here: the ledger says it (functions/12-invoices.sql).

-- The last number that was given. Taken last in the transaction of the act: whoever comes next waits for that one's end.
create table document_numbers (
  kind text not null check (kind in ('invoice', 'credit_note', 'act')),
  year integer not null,
  last integer not null check (last > 0),
  primary key (kind, year)
);

create table invoices (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('invoice', 'credit_note', 'act')),
  year integer not null,
  number integer not null,
  unique (kind, year, number),
  customer_id integer not null references customers,
  -- The invoice that a credit note takes back, all or a part of.
  corrects_id integer references invoices,
  check ((kind = 'credit_note') = (corrects_id is not null)),
  -- Calendar days of the museums' zone.
  issued_on date not null,
  due_on date,
  check ((kind = 'invoice') = (due_on is not null)),
  -- Requisites of both, and what it is issued by, as they were: {"name": …, "inn": …, "kpp": …, …}.
  seller jsonb not null,
  buyer jsonb not null,
  buyer_inn text not null generated always as (buyer ->> 'inn') stored,
  basis text not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  vat_kopecks bigint not null check (vat_kopecks >= 0 and vat_kopecks < amount_kopecks),
  currency text not null default 'RUB',
  file_id integer not null unique references kept_files,
  -- Null: nobody asked for just this one.
  created_by integer references users,
  created_at timestamptz not null default now()
);
create index invoices_customer on invoices (customer_id, id desc);
create index invoices_inn on invoices (buyer_inn, id desc) where kind = 'invoice';
create index invoices_issued on invoices (issued_on, id desc);
create index invoices_corrections on invoices (corrects_id) where corrects_id is not null;

create table invoice_lines (
  invoice_id integer not null references invoices,
  line_no smallint not null,
  -- Null: money in advance, for no order.
  order_id integer references orders,
  title text not null,
  quantity integer not null check (quantity > 0),
  unit_price_kopecks bigint not null check (unit_price_kopecks >= 0),
  sum_kopecks bigint not null check (sum_kopecks = quantity * unit_price_kopecks),
  -- Null: without VAT. It is inside the sum.
  vat_percent integer,
  vat_kopecks bigint not null check (vat_kopecks >= 0 and vat_kopecks <= sum_kopecks),
  primary key (invoice_id, line_no)
);

-- What of which order it is for, and what of that order was paid when it was issued. An invoice without orders tops up a deposit.
create table invoice_orders (
  invoice_id integer not null references invoices,
  order_id integer not null references orders,
  asked_kopecks bigint not null check (asked_kopecks > 0),
  paid_before_kopecks bigint not null,
  primary key (invoice_id, order_id)
);
create index invoice_orders_order on invoice_orders (order_id, invoice_id);
