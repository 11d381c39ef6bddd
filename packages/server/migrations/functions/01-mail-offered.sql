-- What mail offers to the SQL of features to its right: what was written to whom (decision 0034).

create or replace view offered_mails as
  select mails.id, mails.recipient, mails.template, mails.facts, mails.customer_id, mails.created_at, mails.sent_at
  from mails;
