-- What orders offers to the SQL of features to its right: what was ordered (decision 0034).

create or replace view offered_orders as
  select orders.id, orders.customer_id, orders.placed_by, orders.museum_object_id, orders.pass_date, orders.starts, orders.guide,
    orders.status, orders.total_kopecks, orders.penalty_kopecks, orders.paid_kopecks,
    orders.kind, orders.group_category, orders.places,
    orders.refno, orders.museum_id, orders.country_id, orders.confirmed_time, orders.entrance, orders.guide_phone, orders.adult, orders.child,
    orders.lines, orders.details, orders.programme_id, orders.redeemed_at
  from orders;
