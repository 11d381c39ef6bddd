-- A key of repetition that an employee uses on a customer's behalf belongs to both: two customers got one order as their answer.
-- Keys of the last days keep their answers; whose they are tells the line of the log that opened the session they were used in.
update idempotency_keys set owner = idempotency_keys.owner || ':for:' || acted.customer_id
from (
  select keys.owner, keys.action, keys.key,
         (select audit_log.customer_id from audit_log
          where audit_log.actor_id = users.id and audit_log.action = 'acting.started' and audit_log.at <= keys.created_at
          order by audit_log.at desc, audit_log.id desc limit 1) as customer_id
  from idempotency_keys as keys
  join users on users.customer_id is null and keys.owner = 'user:' || users.id
  where keys.action in ('post_request', 'post_request_rg_ag', 'post_request_schedule', 'post_request_transport', 'post_request_guide', 'post_programme',
                        'put_request', 'withdraw_change', 'delete_request', 'archive_request', 'hold_places', 'release_hold')
) as acted
where acted.customer_id is not null
  and idempotency_keys.owner = acted.owner and idempotency_keys.action = acted.action and idempotency_keys.key = acted.key;
