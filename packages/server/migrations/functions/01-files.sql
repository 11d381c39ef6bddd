-- Kept files: what the database itself says of each (decision 0045).

-- Of what is stored whole and as it came the database says size and digest itself, whoever wrote it; of other files the server says them.
create or replace function describe_kept_file() returns trigger language plpgsql as $$
begin
  if not new.packed and new.streamed_size is null then
    new.size := octet_length(new.content);
    new.sha256 := sha256(new.content);
  end if;
  return new;
end $$;
create or replace trigger kept_files_described before insert on kept_files for each row execute function describe_kept_file();

-- What servers of the version before know of kept files, to read and to write; it goes with the release after this one.
create or replace view price_files as
  select kept_files.id, kept_files.name, kept_files.media_type, kept_files.content, kept_files.sha256, kept_files.made_by as uploaded_by,
    kept_files.made_at as uploaded_at, kept_files.made_from
  from kept_files where kept_files.kind = 'price_list';
