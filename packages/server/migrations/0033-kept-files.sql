-- The files of price lists become the one table of kept files (decision 0045): numbers and rows stay, nothing is copied. Servers of the
-- version before go on with the view `price_files` (functions/01-files.sql), which comes with the functions, a moment after this.
alter table price_files rename to kept_files;
alter sequence price_files_id_seq rename to kept_files_id_seq;
alter table kept_files rename constraint price_files_pkey to kept_files_pkey;
alter table kept_files rename constraint price_files_made_from_key to kept_files_made_from_key;
alter table kept_files rename constraint price_files_uploaded_by_fkey to kept_files_made_by_fkey;
alter table kept_files rename column uploaded_by to made_by;
alter table kept_files rename column uploaded_at to made_at;

-- Of what came and not of what is stored: a text is stored packed.
alter table kept_files alter column sha256 drop expression;
alter table kept_files
  -- Defaults are for servers of the version before, which know price lists only.
  add column kind text not null default 'price_list',
  -- Whose it is; null: the company's own.
  add column customer_id integer references customers,
  add column size integer,
  -- Stored as Zstandard.
  add column packed boolean not null default false,
  -- Until when it is kept where nothing refers to it; null: for good.
  add column kept_until timestamptz default now() + interval '2 days';
update kept_files
set size = octet_length(content), kept_until = made_at + case when made_from is null then interval '2 days' else interval '30 days' end;
alter table kept_files alter column size set not null;

create index kept_files_of_customer on kept_files (customer_id) where customer_id is not null;
create index kept_files_passing on kept_files (kept_until) where kept_until is not null;
