-- When a login first agreed to a version of the offer: the page of payment asks it each time (decision 0109).

create index payments_agreed on payments (created_by, customer_id, offer_version, id) where created_by is not null;
