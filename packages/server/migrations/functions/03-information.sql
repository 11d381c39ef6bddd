-- Somebody agreed to it.
create or replace function refuse_published_text() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published text is never changed' using errcode = 'AN005';
  end if;
  return coalesce(new, old);
end $$;
create or replace trigger legal_texts_published before update or delete on legal_texts for each row execute function refuse_published_text();
