-- Registration, and what staff look for customers by.

-- Names as words to look for. Signs go first: the parser of a database with the C locale takes quotation marks for letters.
create function words_of(name text) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple'::regconfig, lower(regexp_replace(name, '[^[:alnum:]]+', ' ', 'g')));

-- `reference`: what an applicant is told; it counts nothing, so it tells nothing. `known_user_id`: the login that the e-mail had
-- already. Such an application is written like every other one, so that it takes as long, and is shown to nobody.
alter table applications
  add column reference text not null unique,
  add column offer_version text not null,
  add column known_user_id integer references users on delete set null;
create index applications_words on applications using gin (words_of(name || ' ' || coalesce(organization ->> 'name', '')));
create index applications_inn on applications ((organization ->> 'inn') text_pattern_ops) where organization is not null;
create index applications_waiting on applications (id) where status = 'new' and email_confirmed_at is not null and known_user_id is null;
drop index applications_email;
create index applications_email on applications (lower(email) text_pattern_ops);

drop index customers_name;
create index customers_name on customers (lower(name), id);
create index customers_blocked on customers (lower(name), id) where status = 'blocked';
create index customers_words on customers using gin (words_of(name));
drop index customers_inn;
create index customers_inn on customers (inn text_pattern_ops) where inn is not null;
create index customers_email on customers (lower(email) text_pattern_ops) where email is not null;
create index users_login_beginning on users (login text_pattern_ops);
drop index users_email;
create index users_email on users (lower(email) text_pattern_ops) where email is not null;

create index sessions_acting on sessions (acts_for) where acts_for is not null;
