import type { Db } from '../db/pool.ts'

/** `row` names the reference and the customer; the amounts are kopecks. */
export type ChargeFault = {
  kind: 'charge_differs' | 'charge_without_order' | 'total_differs' | 'paid_differs' | 'penalty_without_charge'
  row: string
  expected: string
  found: string
}

/**
 * Holds the orders against the ledger: a confirmed order is charged exactly its total and its penalties to its own customer, every other
 * order nets to its penalties or zero, and nobody is charged for an order that is another's or does not exist. The total is the sum of the lines, what is
 * paid the sum of the allocations of the order's own customer.
 */
export async function verifyCharges(db: Db): Promise<ChargeFault[]> {
  const { rows } = await db.query({ name: 'verify_charge_faults', text: chargeFaults })
  return rows
}

const chargeFaults = `
  with posted as (
    select ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency, sum(ledger_entries.amount_kopecks) as amount
    from offered_ledger_entries as ledger_entries
    join offered_ledger_transactions as ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
    join offered_ledger_accounts as ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind = 'customer' and ledger_transactions.reference like 'order:%'
    group by ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency
  ), owed as (
    select 'order:' || orders.id as reference, orders.customer_id, orders.currency,
      orders.penalty_kopecks + case when orders.status = 'confirmed' then orders.total_kopecks else 0 end as amount
    from orders
  )
  select case when owed.reference is null then 'charge_without_order' else 'charge_differs' end as kind,
    concat(coalesce(owed.reference, posted.reference), ' customer ', coalesce(owed.customer_id, posted.customer_id)) as row,
    coalesce(owed.amount, 0)::text as expected, coalesce(posted.amount, 0)::text as found
  from owed
  full join posted on posted.reference = owed.reference and posted.customer_id = owed.customer_id and posted.currency = owed.currency
  where coalesce(owed.amount, 0) <> coalesce(posted.amount, 0)
  union all
  select 'total_differs', 'order ' || orders.id, orders.total_kopecks::text, priced.total::text
  from orders cross join lateral (
    select coalesce(sum(coalesce((line -> 4 ->> 'sum')::bigint, (line ->> 2)::bigint * (line ->> 3)::bigint)), 0) as total
    from jsonb_array_elements(orders.lines) as line
  ) as priced
  where priced.total <> orders.total_kopecks
  union all
  select 'paid_differs', 'order ' || orders.id, coalesce(allocated.amount, 0)::text, orders.paid_kopecks::text
  from orders left join (
    select ledger_allocations.reference, sum(ledger_allocations.amount_kopecks) as amount,
      min(ledger_allocations.customer_id) as first, max(ledger_allocations.customer_id) as last
    from offered_ledger_allocations as ledger_allocations group by ledger_allocations.reference
  ) as allocated on allocated.reference = 'order:' || orders.id
  where orders.paid_kopecks <> coalesce(allocated.amount, 0) or orders.customer_id not between allocated.last and allocated.first
  union all
  select 'penalty_without_charge', 'order ' || orders.id, '0', orders.penalty_kopecks::text
  from orders where orders.penalty_kopecks <> 0 and orders.status not in ('confirmed', 'cancelled')
  order by 1, 2`
