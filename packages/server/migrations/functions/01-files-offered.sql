-- What files offers to the SQL of features to its right: what a file is, without its bytes (decision 0034).

create or replace view offered_kept_files as
  select kept_files.id, kept_files.kind, kept_files.name, kept_files.media_type, kept_files.size, kept_files.customer_id, kept_files.made_at,
    kept_files.sha256, kept_files.made_by, kept_files.streamed_size
  from kept_files;
