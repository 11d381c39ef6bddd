-- What catalogue offers to the SQL of features to its right: where and when one can go, and what was agreed about it (decision 0034).

create or replace view offered_countries as
  select countries.id, countries.name
  from countries;

create or replace view offered_customer_terms as
  select customer_terms.customer_id, customer_terms.museum_object_id, customer_terms.cut_off_minutes
  from customer_terms;

create or replace view offered_museum_objects as
  select museum_objects.system_id, museum_objects.museum_id, museum_objects.name, museum_objects.countries, museum_objects.instant,
    museum_objects.usual_entrance, museum_objects.zone, museum_objects.cut_off, museum_objects.free_change_hours,
    museum_objects.penalty_kopecks, museum_objects.service, museum_objects.seats, museum_objects.guide_language,
    museum_objects.closed_weekdays, museum_objects.closed_dates, museum_objects.least_people, museum_objects.most_people,
    museum_objects.needs_license, museum_objects.visit_minutes, museum_objects.entrance_names,
    museum_objects.open_dates, museum_objects.archived_at, museum_objects.persons_per_guide
  from museum_objects;

create or replace view offered_museums as
  select museums.id, museums.name, museums.emblem, museums.district, museums.types, museums.order_kinds,
    museums.archived_at, museums.travel
  from museums;

create or replace view offered_slot_allotments as
  select slot_allotments.slot_id, slot_allotments.customer_id, slot_allotments.places, slot_allotments.used,
    slot_allotments.release_at
  from slot_allotments;

create or replace view offered_slot_quotas as
  select slot_quotas.slot_id, slot_quotas.group_category, slot_quotas.quota, slot_quotas.taken
  from slot_quotas;

create or replace view offered_slots as
  select slots.id, slots.museum_object_id, slots.pass_date, slots.starts, slots.capacity, slots.taken, slots.closed, slots.has_rules
  from slots;

create or replace view offered_submission_windows as
  select submission_windows.museum_id, submission_windows.month, submission_windows.opens_at, submission_windows.closes_at
  from submission_windows;
