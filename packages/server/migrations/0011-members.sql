-- An address that its owner has not confirmed yet is no address of his.
alter table users add column new_email text;

alter table one_time_links
  drop constraint one_time_links_purpose_check,
  add check (purpose in ('confirm_email', 'change_email', 'set_password', 'reset_password'));
