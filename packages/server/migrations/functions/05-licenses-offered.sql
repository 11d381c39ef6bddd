-- What licenses offers to the SQL of features to its right: what is charged for renewals, and what of it is due (decision 0034).

create or replace view offered_prolongation_requests as
  select requests.id, requests.customer_id, requests.group_id, requests.state,
    (case when requests.state in ('declined', 'withdrawn') then 0 else greatest(0, requests.fee_kopecks - paid.amount) end)::bigint as due_kopecks
  from prolongation_requests as requests
  cross join lateral (
    select coalesce(sum(ledger_allocations.amount_kopecks), 0) as amount from offered_ledger_allocations as ledger_allocations
    where ledger_allocations.reference = 'prolongation:' || requests.id
  ) as paid;
