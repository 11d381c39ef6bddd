create or replace function check_ledger_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from ledger_entries
    where ledger_entries.transaction_id = new.transaction_id
    group by ledger_entries.currency
    having sum(ledger_entries.amount_kopecks) <> 0
  ) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = 'AN003';
  end if;
  return null;
end $$;

-- PostgreSQL cannot replace a constraint trigger.
drop trigger if exists ledger_entries_balance on ledger_entries;
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_balance();
