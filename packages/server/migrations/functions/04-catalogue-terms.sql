-- The last moment to order: museum-local time of the visit less what the contract or the object says.
create or replace function cut_off_moment(p_museum_object_id text, p_customer_id integer, p_pass_date date, p_starts time) returns timestamptz
language sql stable as $$
  select (p_pass_date + p_starts) at time zone coalesce(museum_objects.zone, 'Europe/Moscow') - coalesce(
    (select make_interval(mins => customer_terms.cut_off_minutes) from customer_terms
     where customer_terms.customer_id = p_customer_id and customer_terms.cut_off_minutes is not null
       and (customer_terms.museum_object_id = p_museum_object_id or customer_terms.museum_object_id is null)
     order by customer_terms.museum_object_id nulls last limit 1),
    museum_objects.cut_off, interval '0')
  from (select) as nothing left join museum_objects on museum_objects.system_id = p_museum_object_id
$$;
