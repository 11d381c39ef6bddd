-- What each row of orders keeps to, whoever writes it. A trigger, since PostgreSQL reads a check anew from its text for each statement, and
-- a function once a connection (decision 0044). Unknown is no fault, as in a check.
create or replace function refuse_unsound_order() returns trigger language plpgsql as $$
declare
  v_broken constant text := case
    when new.kind not in ('museum_tickets', 'schedule', 'audio_guides', 'transport', 'guide') then 'orders_kind'
    when new.group_category not in ('rf', 'ig', 'cn') then 'orders_group_category'
    when new.status not in ('in_processing', 'confirmed', 'waiting_list', 'rejected', 'cancelled') then 'orders_status'
    when new.status = 'confirmed' and (new.confirmed_time is null or new.entrance is null) then 'orders_confirmed_in_full'
    when (new.status = 'rejected') <> (new.rejection_reason is not null) then 'orders_rejected_with_reason'
    when new.status = 'cancelled' and new.archived_at is null then 'orders_cancelled_archived'
    when new.status <> 'confirmed' and new.pending_change is not null then 'orders_change_of_confirmed'
    when jsonb_typeof(new.lines) <> 'array' or new.lines = '[]' and new.kind <> 'schedule' then 'orders_lines'
    when new.places <= 0 then 'orders_places'
    when new.total_kopecks < 0 then 'orders_total'
    when new.penalty_kopecks < 0 then 'orders_penalty'
    when new.penalty_each_kopecks < 0 then 'orders_penalty_each'
    when new.free_change_hours < 0 then 'orders_free_change_hours'
  end;
begin
  if v_broken is not null then
    raise check_violation using message = format('order %s breaks %s', new.id, v_broken), table = 'orders', constraint = v_broken;
  end if;
  return new;
end $$;
create or replace trigger orders_sound before insert or update on orders for each row execute function refuse_unsound_order();
