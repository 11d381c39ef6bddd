-- What was written down is never rewritten: entries of the ledger, histories, the audit log.

create or replace function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception '% is append only', tg_table_name using errcode = 'AN002';
end $$;

create or replace trigger ledger_entries_append_only before update or delete or truncate on ledger_entries
  for each statement execute function refuse_rewriting();
create or replace trigger ledger_transactions_append_only before update or delete or truncate on ledger_transactions
  for each statement execute function refuse_rewriting();
create or replace trigger ledger_allocations_append_only before update or delete or truncate on ledger_allocations
  for each statement execute function refuse_rewriting();
create or replace trigger order_events_append_only before update or delete or truncate on order_events
  for each statement execute function refuse_rewriting();
create or replace trigger payment_events_append_only before update or delete or truncate on payment_events
  for each statement execute function refuse_rewriting();
create or replace trigger catalogue_versions_append_only before update or delete or truncate on catalogue_versions
  for each statement execute function refuse_rewriting();
create or replace trigger edo_events_append_only before update or delete or truncate on edo_events
  for each statement execute function refuse_rewriting();
-- What it says of a person may be forgotten.
create or replace trigger vouchers_issued_for_good before update of order_id, version, code, issued_at or delete or truncate on vouchers
  for each statement execute function refuse_rewriting();
create or replace trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_rewriting();
create or replace trigger audit_log_no_truncate before truncate on audit_log for each statement execute function refuse_rewriting();
create or replace trigger legal_texts_no_truncate before truncate on legal_texts for each statement execute function refuse_rewriting();
