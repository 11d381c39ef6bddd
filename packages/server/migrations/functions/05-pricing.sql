-- The percent of a VAT rate on a day; null: without VAT.
create or replace function vat_percent(code text, day date) returns integer language sql stable as $$
  select vat_rates.percent from vat_rates
  where vat_rates.code = vat_percent.code and vat_rates.valid_from <= day and (vat_rates.valid_until is null or vat_rates.valid_until >= day)
$$;

-- A published price list is never changed: an order keeps the version that made its lines.
create or replace function refuse_published_prices() returns trigger language plpgsql as $$
begin
  if exists (
    select from price_list_versions
    where price_list_versions.id = coalesce(old.version_id, new.version_id) and price_list_versions.published_at is not null
  ) then
    raise exception 'a published price list is never changed' using errcode = 'AN004';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger price_tables_published before insert or update or delete on price_tables
  for each row execute function refuse_published_prices();
