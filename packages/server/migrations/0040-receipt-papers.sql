-- What a receipt by hand says, for the paper that is printed of its task (decision 0053), and that paper once somebody printed it. Null of
-- other tasks, and of those from before.
alter table accountant_tasks
  add column receipt jsonb,
  add column paper_file_id integer unique references kept_files,
  add constraint accountant_tasks_paper_check check (paper_file_id is null or receipt is not null);
