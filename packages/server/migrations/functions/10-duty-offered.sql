-- What duty offers to the SQL of features to its right: when somebody is on duty (decision 0034).

create or replace view offered_duty_shifts as
  select duty_shifts.id, duty_shifts.employee_id, duty_shifts.starts_at, duty_shifts.ends_at, duty_shifts.phone
  from duty_shifts;
