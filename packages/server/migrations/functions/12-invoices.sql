-- Invoices are never rewritten, and their numbers have no gaps, whoever writes (decision 0046).
create or replace trigger invoices_append_only before update or delete or truncate on invoices
  for each statement execute function refuse_rewriting();
create or replace trigger invoice_lines_append_only before update or delete or truncate on invoice_lines
  for each statement execute function refuse_rewriting();
create or replace trigger invoice_orders_append_only before update or delete or truncate on invoice_orders
  for each statement execute function refuse_rewriting();
create or replace trigger invoice_fees_append_only before update or delete or truncate on invoice_fees
  for each statement execute function refuse_rewriting();

-- A number is the next one after the last, and at the end of its transaction a document has it.
create or replace function check_document_number() returns trigger language plpgsql as $$
begin
  if new.last <> coalesce(old.last, 0) + 1 then
    raise exception 'number % of % % leaves a gap', new.last, new.kind, new.year using errcode = 'AN008';
  end if;
  return new;
end $$;
create or replace trigger document_numbers_next before insert or update on document_numbers
  for each row execute function check_document_number();
create or replace trigger document_numbers_kept before delete or truncate on document_numbers
  for each statement execute function refuse_rewriting();

create or replace function check_document_of_number() returns trigger language plpgsql as $$
begin
  if not exists (select from invoices where invoices.kind = new.kind and invoices.year = new.year and invoices.number = new.last) then
    raise exception 'number % of % % has no document', new.last, new.kind, new.year using errcode = 'AN008';
  end if;
  return null;
end $$;
-- PostgreSQL cannot replace a constraint trigger.
drop trigger if exists document_numbers_used on document_numbers;
create constraint trigger document_numbers_used after insert or update on document_numbers
  deferrable initially deferred for each row execute function check_document_of_number();

create or replace function check_invoice_number() returns trigger language plpgsql as $$
begin
  if not exists (select from document_numbers where document_numbers.kind = new.kind and document_numbers.year = new.year and document_numbers.last = new.number) then
    raise exception 'number % of % % was not given', new.number, new.kind, new.year using errcode = 'AN008';
  end if;
  return new;
end $$;
create or replace trigger invoices_numbered before insert on invoices for each row execute function check_invoice_number();

-- What the ledger says of each invoice. Paid is the larger of what came for the invoice itself (allocated to invoice:<id>) and what has paid
-- its orders, or fees, since, by whatever way; credited is what credit notes took back.
create or replace view invoice_sums as
  select invoices.id as invoice_id, greatest(came.amount, covered.amount + charged.amount)::bigint as paid_kopecks, credited.amount::bigint as credited_kopecks,
    greatest(0, invoices.amount_kopecks - credited.amount - greatest(came.amount, covered.amount + charged.amount))::bigint as left_kopecks
  from invoices
  cross join lateral (
    select coalesce(sum(ledger_allocations.amount_kopecks), 0) as amount from offered_ledger_allocations as ledger_allocations
    where ledger_allocations.reference = 'invoice:' || invoices.id
  ) as came
  cross join lateral (
    select coalesce(sum(least(invoice_orders.asked_kopecks, greatest(0, orders.paid_kopecks - invoice_orders.paid_before_kopecks))), 0) as amount
    from invoice_orders join offered_orders as orders on orders.id = invoice_orders.order_id
    where invoice_orders.invoice_id = invoices.id
  ) as covered
  cross join lateral (
    select coalesce(sum(least(invoice_fees.asked_kopecks, greatest(0, paid.amount - invoice_fees.paid_before_kopecks))), 0) as amount
    from invoice_fees cross join lateral (
      select coalesce(sum(ledger_allocations.amount_kopecks), 0) as amount from offered_ledger_allocations as ledger_allocations
      where ledger_allocations.reference = 'prolongation:' || invoice_fees.request_id
    ) as paid
    where invoice_fees.invoice_id = invoices.id
  ) as charged
  cross join lateral (
    select coalesce(sum(notes.amount_kopecks), 0) as amount from invoices as notes where notes.corrects_id = invoices.id
  ) as credited
  where invoices.kind = 'invoice';
