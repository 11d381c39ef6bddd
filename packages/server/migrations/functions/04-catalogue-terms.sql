-- When a visit begins, until when it may be ordered and changed freely: here and nowhere else. Each but the last is one expression, which
-- PostgreSQL writes into the statement that calls it (no subquery, no `strict`): plans are those of the expression itself.

-- Of what belongs to no object: contract/dates.ts says the same for TypeScript.
create or replace function default_zone() returns text language sql immutable parallel safe as $$ select 'Europe/Moscow'::text $$;

-- `p_zone`: the object's; null where there is none.
create or replace function visit_moment(p_pass_date date, p_starts time, p_zone text) returns timestamptz
language sql immutable parallel safe as $$ select (p_pass_date + p_starts) at time zone coalesce(p_zone, default_zone()) $$;

-- The day at an object in that moment.
create or replace function local_day(p_at timestamptz, p_zone text default null) returns date
language sql immutable parallel safe as $$ select (p_at at time zone coalesce(p_zone, default_zone()))::date $$;

-- The beginning of such a day.
create or replace function midnight_of(p_day date) returns timestamptz
language sql immutable parallel safe as $$ select p_day::timestamp at time zone default_zone() $$;

-- Until when an order is changed and cancelled freely: the visit less the agreed hours.
create or replace function free_until(p_pass_date date, p_starts time, p_zone text, p_hours integer) returns timestamptz
language sql stable parallel safe as $$ select visit_moment(p_pass_date, p_starts, p_zone) - make_interval(hours => p_hours) $$;

-- Until when a visit is ordered: its beginning less what the contract (`agreed_cut_off`), else the object says.
create or replace function order_until(p_pass_date date, p_starts time, p_zone text, p_agreed interval, p_own interval) returns timestamptz
language sql stable parallel safe as $$ select visit_moment(p_pass_date, p_starts, p_zone) - coalesce(p_agreed, p_own, interval '0') $$;

-- The object admits nobody on that day. Days are counted from a Monday: whole numbers cost an order a tenth of what `extract` does. `p_open`:
-- days on which it does although it is closed on their weekday.
create or replace function is_shut_on(p_day date, p_weekdays integer[], p_dates date[], p_open date[]) returns boolean
language sql immutable parallel safe as $$
  select (p_day - date '1900-01-01') % 7 + 1 = any (p_weekdays) and not p_day = any (p_open) or p_day = any (p_dates)
$$;
-- As servers of the version before ask it.
create or replace function admits_nobody(p_day date, p_weekdays integer[], p_dates date[]) returns boolean
language sql immutable parallel safe as $$ select (p_day - date '1900-01-01') % 7 + 1 = any (p_weekdays) or p_day = any (p_dates) $$;

-- What a contract says instead of the object's cut-off: for this object, else for all; no row where it says nothing. In `from` it is written
-- into the statement as well.
create or replace function agreed_cut_off(p_customer_id integer, p_museum_object_id text) returns table (cut_off interval)
language sql stable parallel safe as $$
  select make_interval(mins => customer_terms.cut_off_minutes) from customer_terms
  where customer_terms.customer_id = p_customer_id and customer_terms.cut_off_minutes is not null
    and (customer_terms.museum_object_id = p_museum_object_id or customer_terms.museum_object_id is null)
  order by customer_terms.museum_object_id nulls last limit 1
$$;

-- The last moment to order a visit of an object, for one customer.
create or replace function cut_off_moment(p_museum_object_id text, p_customer_id integer, p_pass_date date, p_starts time) returns timestamptz
language sql stable as $$
  select order_until(p_pass_date, p_starts, museum_objects.zone,
    (select agreed.cut_off from agreed_cut_off(p_customer_id, p_museum_object_id) as agreed), museum_objects.cut_off)
  from (select) as nothing left join museum_objects on museum_objects.system_id = p_museum_object_id
$$;
