-- Which months a customer sent wishes for, archived ones too (decision 0102).

create index orders_wishes on orders (customer_id, museum_id, pass_date) where kind = 'schedule';
