-- Price lists as files, made once of what stands in them: the digest of that. Null: somebody uploaded the file.
alter table price_files add column made_from bytea unique;
