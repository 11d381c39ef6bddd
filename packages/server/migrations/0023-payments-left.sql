-- A payer may leave an attempt before paying, to pay otherwise. What is paid by its code all the same is money as ever.
alter table payments drop constraint payments_failure_check;
alter table payments add constraint payments_failure_check check (failure in ('declined', 'expired', 'unavailable', 'left'));
