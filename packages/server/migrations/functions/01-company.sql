-- Every version of the company that was published, for all who name it: mails and logins, too, which stand left of the feature that edits it.
create or replace view company_facts as
  select company_versions.id, company_versions.version, company_versions.facts, company_versions.valid_from, company_versions.published_at
  from company_versions where company_versions.published_at is not null;

-- It stands on papers; and where money goes to is published by another person than the one who typed it.
create or replace function refuse_company_rewriting() returns trigger language plpgsql as $$
declare
  accounts constant text[] := array['bik', 'account', 'corr_account'];
  before jsonb;
begin
  if old.published_at is not null then
    raise exception 'a published version of the company is never changed' using errcode = 'AN010';
  end if;
  if tg_op = 'UPDATE' and new.published_at is not null and new.account_by is null then
    select company_facts.facts into before from company_facts order by company_facts.version desc limit 1;
    if before is null or exists (select from unnest(accounts) as field where before ->> field is distinct from new.facts ->> field) then
      raise exception 'new account numbers are published without who typed them' using errcode = 'AN010';
    end if;
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger company_versions_published before update or delete on company_versions for each row execute function refuse_company_rewriting();
create or replace trigger company_versions_no_truncate before truncate on company_versions for each statement execute function refuse_rewriting();
