-- Holds a plan as it is until the commit, so that each of its orders is decided once and none after it was stopped; false when it is over.
create or replace function hold_slot_plan(p_plan_id integer) returns boolean language plpgsql as $$
begin
  perform from slot_plans where slot_plans.id = p_plan_id for no key update;
  return exists (
    select from slot_plans where slot_plans.id = p_plan_id and slot_plans.stopped_at is null and slot_plans.ended_at is null);
end $$;
