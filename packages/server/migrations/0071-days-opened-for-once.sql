-- Closed weekdays that are opened for once get their slots by rule as well.

alter table slot_horizons
  -- As they were when the object was filled, like the days on which it admits nobody.
  add column open_dates date[] not null default '{}';
