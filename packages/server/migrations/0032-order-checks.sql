-- Each insert and each update of an order read its thirteen checks anew from their text, a quarter of what writing it took: the trigger
-- orders_sound (functions/) asks the same, read once a connection (decision 0044).
alter table orders
  drop constraint orders_check, drop constraint orders_check1, drop constraint orders_check2, drop constraint orders_check3,
  drop constraint orders_free_change_hours_check, drop constraint orders_group_category_check, drop constraint orders_kind_check,
  drop constraint orders_lines_check, drop constraint orders_penalty_each_kopecks_check, drop constraint orders_penalty_kopecks_check,
  drop constraint orders_places_check, drop constraint orders_status_check, drop constraint orders_total_kopecks_check;

-- slots_never_oversold says it already: 0 <= taken <= capacity.
alter table slots drop constraint slots_capacity_check;
