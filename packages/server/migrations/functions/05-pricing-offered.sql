-- What pricing offers to the SQL of features to its right: which days and objects have prices (decision 0034).

create or replace view offered_price_lists as
  select price_lists.id, price_lists.group_category, price_lists.customer_id, price_lists.valid_from, price_lists.valid_until,
    price_lists.current_version_id
  from price_lists;

create or replace view offered_price_tables as
  select price_tables.version_id, price_tables.museum_object_id
  from price_tables;
