-- From when the hours to pay of an order that is confirmed now count: only of customers who pay now.
create or replace function payable_from(p_customer_id integer) returns timestamptz language sql stable as $$
  select now() from offered_customers as customers where customers.id = p_customer_id and customers.settlement = 'pay_now'
$$;

-- Until when such an order must be paid: hours by contract, never later than the cut-off. Null: by no moment, also because it was confirmed
-- after the cut-off, by an employee who knew.
create or replace function pay_until(p_since timestamptz, p_customer_id integer, p_museum_object_id text, p_pass_date date, p_starts time)
returns timestamptz language sql stable as $$
  select case when cut_off.at > p_since then least(p_since + make_interval(hours => coalesce(customers.pay_hours, 24)), cut_off.at) end
  from offered_customers as customers, cut_off_moment(p_museum_object_id, p_customer_id, p_pass_date, p_starts) as cut_off (at)
  where customers.id = p_customer_id and customers.settlement = 'pay_now'
$$;
