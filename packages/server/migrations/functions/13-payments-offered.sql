-- What payments offers to the SQL of features to its right: what came, and which payment systems answered (decision 0034).

create or replace view offered_payments as
  select payments.id, payments.customer_id, payments.provider, payments.status
  from payments;

create or replace view offered_provider_hours as
  select provider_hours.provider, provider_hours.hour, provider_hours.last_answer_at
  from provider_hours;
