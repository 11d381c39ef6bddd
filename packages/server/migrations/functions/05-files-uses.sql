-- What refers to kept files: whoever has a column for one adds it here, and the file stays for as long as that says so (decision 0045).

create or replace view kept_file_uses as
  select price_lists.file_id from price_lists where price_lists.file_id is not null
  union all select invoices.file_id from invoices
  union all select bank_statements.file_id from bank_statements
  union all select reconciliation_files.file_id from reconciliation_files
  union all select reconciliation_comparisons.file_id from reconciliation_comparisons
  union all select accountant_tasks.paper_file_id from accountant_tasks where accountant_tasks.paper_file_id is not null
  union all select licenses.scan_id from licenses where licenses.scan_id is not null
  union all select messages.file_id from messages where messages.file_id is not null
  union all select publication_pictures.file_id from publication_pictures
  union all select voucher_papers.file_id from voucher_papers;
