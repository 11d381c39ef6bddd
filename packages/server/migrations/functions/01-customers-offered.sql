-- What customers offers to the SQL of features to its right: how customers are called and what was agreed with them (decision 0034).

create or replace view offered_customers as
  select customers.id, customers.name, customers.settlement, customers.credit_limit_kopecks, customers.inn, customers.pay_hours,
    customers.kind
  from customers;
