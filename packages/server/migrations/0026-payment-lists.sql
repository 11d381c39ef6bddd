-- Lists of staff that were read whole when few rows of them were asked for.
create index payments_method on payments (method, id desc);
create index accountant_tasks_kind on accountant_tasks (kind, id desc);

-- Payers who were forgotten before tasks forgot them, too (decision 0017).
update accountant_tasks set details = accountant_tasks.details || '{"contact": ""}'
from payments
where payments.id = accountant_tasks.payment_id and payments.payer_email = '' and accountant_tasks.resolved_at is not null
  and accountant_tasks.details ? 'contact';
