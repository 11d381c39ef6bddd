-- Receipts by the time of the visit (54-FZ, decision 0027): money that comes before it is paid in advance, money that comes after it settles.

-- What the receipt said when the attempt was opened; it stays, whenever the money comes.
alter table payment_orders add column in_advance boolean not null default true;

-- Whether the provider makes the receipt of the payment; where none does, it is made at the cash register.
alter table payments add column makes_receipt boolean not null default true;
update payments set makes_receipt = false where provider = 'wechat';

-- `sent`: printed with the payment, or by the provider's own call. `carried`: money in advance that was printed for another order of the
-- payment and pays this one now. `settled`: an advance whose settlement is made. `by_hand`: made at the cash register.
alter table payment_receipts drop constraint payment_receipts_state_check;
update payment_receipts set state = 'carried'
where kind = 'prepayment' and state = 'sent' and not exists (
  select from payment_orders
  where payment_orders.payment_id = payment_receipts.payment_id and payment_orders.order_id = payment_receipts.order_id);
alter table payment_receipts add constraint payment_receipts_state_check check (
  state in ('sent', 'by_hand') or kind = 'prepayment' and state in ('carried', 'settled'));
drop index payment_receipts_unsettled;
create index payment_receipts_unsettled on payment_receipts (order_id) where kind = 'prepayment' and state <> 'settled';

-- What a receipt of a return takes back of what was printed: money that is refunded, or that was settled for one order and pays another.
create table receipt_returns (
  id integer generated always as identity primary key,
  payment_id integer not null references payments,
  order_id integer not null references orders,
  refund_id integer references refunds,
  in_advance boolean not null,
  amount_kopecks bigint not null check (amount_kopecks > 0),
  at timestamptz not null default now()
);
create index receipt_returns_payment on receipt_returns (payment_id);
create index receipt_returns_refund on receipt_returns (refund_id) where refund_id is not null;
