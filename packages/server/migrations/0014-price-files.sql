-- Files of price lists that staff uploaded, never changed: to be imported, or to be given to customers. In the database, with what refers to them: one backup, one
-- transaction (decision 0020).
create table price_files (
  id integer generated always as identity primary key,
  name text not null,
  media_type text not null,
  content bytea not null,
  sha256 bytea not null generated always as (sha256(content)) stored,
  uploaded_by integer references users,
  uploaded_at timestamptz not null default now()
);
-- Compressed already: trying to compress it again only costs time.
alter table price_files alter column content set storage external;

-- What customers get instead of the file made from the prices.
alter table price_lists add column file_id integer references price_files;
create index price_lists_file on price_lists (file_id) where file_id is not null;

-- How often the draft was changed: it is published as it was looked at.
alter table price_list_versions add column revision integer not null default 1;
