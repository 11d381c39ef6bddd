-- Pictures in the texts of publications, by any of its languages (decision 0063).

create table publication_pictures (
  publication_id integer not null references publications on delete cascade,
  file_id integer not null references kept_files,
  primary key (publication_id, file_id)
);
create index publication_pictures_file on publication_pictures (file_id);
