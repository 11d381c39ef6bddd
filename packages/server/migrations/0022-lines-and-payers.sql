-- Nobody is promoted to a day on which the museum admits nobody; unpaid orders are found by an index; payers are forgotten.

-- What is paid leaves the index: each minute it is read whole.
drop index orders_payable;
create index orders_payable on orders (payable_since)
  where payable_since is not null and status = 'confirmed' and archived_at is null and paid_kopecks < total_kopecks;

-- Who paid is to be forgotten, and is as soon as no receipt, refund or task needs him any more (decision 0017).
alter table payments add column forget_payer_since timestamptz;
create index payments_to_forget on payments (id) where forget_payer_since is not null and payer_email <> '';
