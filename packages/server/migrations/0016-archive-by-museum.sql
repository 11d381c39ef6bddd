-- An archive of a million orders, and a museum that is rare in it: without this the whole archive of the customer was read (2.9 s).
create index orders_archive_museum on orders (customer_id, museum_object_id, pass_date, starts, id) where archived_at is not null;
