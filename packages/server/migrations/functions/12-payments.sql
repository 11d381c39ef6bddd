-- An attempt goes forward only, and money comes once, whoever writes.
create or replace function check_payment_goes_forward() returns trigger language plpgsql as $$
declare
  v_order constant text[] := '{FORM_OPENED,WAITING_FOR_3DS,PROCESSING,FAILED,COMPLETE}';
begin
  if array_position(v_order, new.status) < array_position(v_order, old.status) then
    raise exception 'payment % does not go from % to %', old.id, old.status, new.status using errcode = 'AN007';
  end if;
  if old.received_kopecks > 0 and new.received_kopecks <> old.received_kopecks then
    raise exception 'payment % has come already', old.id using errcode = 'AN007';
  end if;
  return new;
end $$;
create or replace trigger payments_forward_only before update on payments for each row execute function check_payment_goes_forward();
