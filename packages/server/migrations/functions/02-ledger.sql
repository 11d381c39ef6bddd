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

-- What the second person saw is what he posts, and what was decided stays decided.
create or replace function refuse_opening_rewriting() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' then
    raise exception 'opening balance % is % already', old.id, old.state using errcode = 'AN011';
  end if;
  if tg_op = 'UPDATE' and (new.customer_id, new.as_of, new.amount_kopecks, new.note, new.proposed_by)
      is distinct from (old.customer_id, old.as_of, old.amount_kopecks, old.note, old.proposed_by) then
    raise exception 'opening balance % is decided as it was proposed', old.id using errcode = 'AN011';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger ledger_openings_decided before update or delete on ledger_openings
  for each row execute function refuse_opening_rewriting();
create or replace trigger ledger_openings_no_truncate before truncate on ledger_openings for each statement execute function refuse_rewriting();

-- It says that it is posted when the books have it, to the kopeck and on the customer's own account, by the end of the transaction.
create or replace function check_opening_posted() returns trigger language plpgsql as $$
begin
  if new.amount_kopecks is distinct from (
    select sum(ledger_entries.amount_kopecks)
    from ledger_transactions
    join ledger_entries on ledger_entries.transaction_id = ledger_transactions.id
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_transactions.kind = 'opening' and ledger_transactions.reference = 'opening:' || new.id
      and ledger_accounts.customer_id = new.customer_id
  ) then
    raise exception 'opening balance % does not stand in the books', new.id using errcode = 'AN011';
  end if;
  return null;
end $$;
drop trigger if exists ledger_openings_posted on ledger_openings;
create constraint trigger ledger_openings_posted after insert or update on ledger_openings
  deferrable initially deferred for each row when (new.state = 'posted') execute function check_opening_posted();
