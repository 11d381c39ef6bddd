-- What was issued and agreed is never rewritten (decision 0050).
create or replace trigger reconciliation_acts_append_only before update or delete or truncate on reconciliation_acts
  for each statement execute function refuse_rewriting();
create or replace trigger reconciliation_files_append_only before update or delete or truncate on reconciliation_files
  for each statement execute function refuse_rewriting();
create or replace trigger reconciliation_agreements_append_only before update or delete or truncate on reconciliation_agreements
  for each statement execute function refuse_rewriting();
create or replace trigger reconciliation_comparisons_append_only before update or delete or truncate on reconciliation_comparisons
  for each statement execute function refuse_rewriting();
