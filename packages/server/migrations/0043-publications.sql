-- What editors write for readers: news, adverts, what stands on the login, popups, notices of the schedule (decision 0056).
-- `users.news_mark` is read and written no more: the mark follows from what a reader has seen. The column stays for servers of the version
-- before, which read it at every login, and goes with the next release.

create table publications (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('news', 'advert', 'login_notification', 'popup', 'schedule_notice')),
  -- By language: title, text as it was typed, html as it is read.
  contents jsonb not null check (contents ? 'ru'),
  url text,
  -- Null: a draft. Whole milliseconds, so that what an editor sends back is the same moment.
  visible_from timestamptz,
  visible_until timestamptz,
  check (visible_until > visible_from),
  check (kind <> 'schedule_notice' or visible_from is null or visible_until is not null),
  -- Whom it is for: visitors too, or members of whom all that is given holds.
  is_public boolean not null,
  customer_kind text check (customer_kind in ('individual', 'legal_entity')),
  customer_ids integer[] check (cardinality(customer_ids) > 0),
  roles text[] check (cardinality(roles) > 0),
  check (not is_public or num_nonnulls(customer_kind, customer_ids, roles) = 0),
  check (is_public or kind <> 'login_notification'),
  check (not is_public or kind <> 'popup'),
  revision integer not null default 1,
  changed_by integer references users,
  changed_at timestamptz not null default now()
);
create index publications_shown on publications (kind, visible_from desc);

-- Up to when a login has seen what there was of a kind: news by `unmark_news`, an advert or a popup by closing it.
create table publication_readers (
  user_id integer not null references users,
  kind text not null check (kind in ('news', 'advert', 'popup')),
  read_until timestamptz not null,
  primary key (user_id, kind)
);
