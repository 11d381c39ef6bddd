-- Price = table by object, group category and item (a ticket category or a service). Versions and contracts come later, in the same place.

create table prices (
  museum_object_id text not null references museum_objects,
  group_category text not null check (group_category in ('rf', 'ig', 'cn')),
  kind text not null check (kind in ('ticket', 'service')),
  item text not null,
  amount_kopecks bigint not null check (amount_kopecks >= 0),
  primary key (museum_object_id, group_category, kind, item)
);
