import type { Db } from '../db/pool.ts'

/** `row` names the payment; the amounts are kopecks. */
export type PaymentFault = {
  kind: 'received_differs' | 'refunded_differs' | 'allocated_differs' | 'payment_without_row' | 'order_of_another_customer'
  row: string
  expected: string
  found: string
}

/**
 * Holds the payments against the ledger: what came is what was posted under the payment's name, once and to its own customer; what pays
 * orders is the sum of its allocations; what went back is what the refunds say; and nothing is posted for a payment that does not exist.
 */
export async function verifyPayments(db: Db): Promise<PaymentFault[]> {
  const { rows } = await db.query({ name: 'verify_payment_faults', text: paymentFaults })
  return rows
}

const paymentFaults = `
  with posted as (
    select ledger_transactions.reference, ledger_transactions.kind, ledger_accounts.customer_id, -sum(ledger_entries.amount_kopecks) as amount
    from offered_ledger_entries as ledger_entries
    join offered_ledger_transactions as ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
    join offered_ledger_accounts as ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind = 'customer' and ledger_transactions.kind in ('payment', 'refund')
      and (starts_with(ledger_transactions.reference, 'payment:') or starts_with(ledger_transactions.reference, 'refund:'))
    group by ledger_transactions.reference, ledger_transactions.kind, ledger_accounts.customer_id
  )
  select 'received_differs' as kind, 'payment ' || payments.id as row, payments.received_kopecks::text as expected,
    coalesce(posted.amount, 0)::text as found
  from payments
  left join posted on posted.reference = 'payment:' || payments.id and posted.kind = 'payment' and posted.customer_id = payments.customer_id
  where payments.received_kopecks <> coalesce(posted.amount, 0)
  union all
  select 'allocated_differs', 'payment ' || payments.id, coalesce(allocated.amount, 0)::text, payments.allocated_kopecks::text
  from payments left join (
    select ledger_allocations.source, sum(ledger_allocations.amount_kopecks) as amount from offered_ledger_allocations as ledger_allocations group by ledger_allocations.source
  ) as allocated on allocated.source = 'payment:' || payments.id
  where payments.allocated_kopecks <> coalesce(allocated.amount, 0)
  union all
  select 'refunded_differs', 'payment ' || payments.id, coalesce(back.amount, 0)::text, payments.refunded_kopecks::text
  from payments left join (
    select refunds.payment_id, sum(refunds.amount_kopecks) as amount from refunds
    where refunds.state in ('waiting', 'unclear', 'processing', 'complete') group by refunds.payment_id
  ) as back on back.payment_id = payments.id
  where payments.refunded_kopecks <> coalesce(back.amount, 0)
  union all
  select 'refunded_differs', 'refund ' || refunds.id, case when refunds.state = 'complete' then refunds.amount_kopecks else 0 end::text,
    coalesce(-posted.amount, 0)::text
  from refunds
  left join posted on posted.reference = 'refund:' || refunds.id and posted.customer_id = refunds.customer_id
  where case when refunds.state = 'complete' then refunds.amount_kopecks else 0 end <> coalesce(-posted.amount, 0)
  union all
  select 'payment_without_row', posted.reference, '0', posted.amount::text
  from posted
  where (posted.kind = 'payment' and not exists (select from payments where 'payment:' || payments.id = posted.reference and payments.customer_id = posted.customer_id))
    or (posted.kind = 'refund' and not exists (select from refunds where 'refund:' || refunds.id = posted.reference and refunds.customer_id = posted.customer_id))
  union all
  select 'order_of_another_customer', 'payment ' || payments.id, payments.customer_id::text, orders.customer_id::text
  from payment_orders join payments on payments.id = payment_orders.payment_id join offered_orders as orders on orders.id = payment_orders.order_id
  where payments.customer_id <> orders.customer_id
  order by 1, 2`
