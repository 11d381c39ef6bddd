-- A request for prolongation is decided once, by staff or by who asked for it, whoever writes.
create or replace function check_prolongation_decided_once() returns trigger language plpgsql as $$
begin
  if old.state <> 'requested' then
    raise exception 'request % is % already', old.id, old.state using errcode = 'AN009';
  end if;
  return new;
end $$;
create or replace trigger prolongation_decided_once before update of state on prolongation_requests
  for each row execute function check_prolongation_decided_once();
