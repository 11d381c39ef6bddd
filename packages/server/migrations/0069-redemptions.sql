-- Groups that were let in (decision 0083).

create table order_redemptions (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- Counted at the door.
  heads integer not null check (heads > 0),
  redeemed_by integer not null references users,
  redeemed_at timestamptz not null,
  -- Whoever let them in takes it back within a minute, and not later.
  undone_at timestamptz check (undone_at >= redeemed_at and undone_at < redeemed_at + interval '1 minute')
);
-- Nobody is let in twice: two telephones at one moment cannot both write.
create unique index order_redemptions_once on order_redemptions (order_id) where undone_at is null;
create index order_redemptions_redeemed_by on order_redemptions (redeemed_by);

-- When the redemption that stands was made: beside the order, for lists ask it of every row.
alter table orders add column redeemed_at timestamptz;
