-- Holds a plan as it is until the commit, so that each of its orders is decided once and none after it was stopped; false when it is over.
-- An advisory lock, because its waiters stand in line: whoever carries the plan out asks again at once after each order, and might have the
-- lock of a row before whoever waits to stop the plan has woken up.
create or replace function hold_slot_plan(p_plan_id integer) returns boolean language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('slot_plans'), p_plan_id);
  return exists (
    select from slot_plans where slot_plans.id = p_plan_id and slot_plans.stopped_at is null and slot_plans.ended_at is null);
end $$;
