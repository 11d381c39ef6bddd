-- What invoices offers to the SQL of features to its right: what was asked for, and what of it is still to come (decision 0034).

create or replace view offered_invoices as
  select invoices.id, invoices.kind, invoices.year, invoices.number, invoices.customer_id, invoices.issued_on, invoices.due_on,
    invoices.buyer_inn, invoices.amount_kopecks, invoice_sums.paid_kopecks, invoice_sums.credited_kopecks, invoice_sums.left_kopecks
  from invoices left join invoice_sums on invoice_sums.invoice_id = invoices.id;

create or replace view offered_invoice_orders as
  select invoice_orders.invoice_id, invoice_orders.order_id, invoice_orders.asked_kopecks
  from invoice_orders;

create or replace view offered_invoice_fees as
  select invoice_fees.invoice_id, invoice_fees.request_id, invoice_fees.asked_kopecks
  from invoice_fees;
