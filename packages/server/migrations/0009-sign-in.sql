-- How often somebody tries what can be guessed: password, code, mail to a stranger. One count for all processes. A bucket is the hash
-- of what the tries have in common, so that nothing that strangers type is kept.
create table attempts (
  bucket bytea primary key,
  failures integer not null,
  open_at timestamptz not null default now(),
  counted_at timestamptz not null default now()
);
create index attempts_age on attempts (counted_at);

-- Where a login was opened from: what strangers do to it elsewhere does not slow its owner there.
create table known_networks (
  user_id integer not null references users on delete cascade,
  network inet not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, network)
);
create index known_networks_age on known_networks (seen_at);
