-- What identity offers to the SQL of features to its right: who people are, without anything that opens a door; what was written down about whom (decision 0034).

create or replace view offered_audit_log as
  select audit_log.id, audit_log.at, audit_log.actor_name, audit_log.customer_id, audit_log.action, audit_log.subject,
    audit_log.subject_id, audit_log.details
  from audit_log;

create or replace view offered_installation as
  select installation.name
  from installation;

create or replace view offered_users as
  select users.id, users.customer_id, users.login, users.name, users.roles, users.language, users.status, users.email, users.phone,
    users.removed_at, users.last_login_at, users.notifications, users.totp_since
  from users;

-- The one look of identity to its right: whoever signs in does so for a customer, and whether that one is blocked is asked in the same
-- statement, at every request. A lock on it is a lock on the customer.
create or replace view login_customers as
  select customers.id, customers.kind, customers.name, customers.status, customers.erased_at
  from customers;
