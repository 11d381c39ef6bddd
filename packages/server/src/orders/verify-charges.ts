import type { Db } from '../db/pool.ts'

/** `row` names the reference and the customer; the amounts are kopecks. */
export type ChargeFault = { kind: 'charge_differs' | 'charge_without_order'; row: string; expected: string; found: string }

/**
 * Holds the orders against the ledger: a confirmed order is charged exactly its total to its own customer, every other order nets to
 * zero, and nobody is charged for an order that is another's or does not exist.
 */
export async function verifyCharges(db: Db): Promise<ChargeFault[]> {
  const { rows } = await db.query<ChargeFault>({ text: chargeFaults })
  return rows
}

const chargeFaults = `
  with posted as (
    select ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency, sum(ledger_entries.amount_kopecks) as amount
    from ledger_entries
    join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
    join ledger_accounts on ledger_accounts.id = ledger_entries.account_id
    where ledger_accounts.kind = 'customer' and ledger_transactions.reference like 'order:%'
    group by ledger_transactions.reference, ledger_accounts.customer_id, ledger_entries.currency
  ), owed as (
    select 'order:' || orders.id as reference, orders.customer_id, orders.currency,
      case when orders.status = 'confirmed' then orders.total_kopecks else 0 end as amount
    from orders
  )
  select case when owed.reference is null then 'charge_without_order' else 'charge_differs' end as kind,
    coalesce(owed.reference, posted.reference) || ' customer ' || coalesce(owed.customer_id, posted.customer_id) as row,
    coalesce(owed.amount, 0)::text as expected, coalesce(posted.amount, 0)::text as found
  from owed
  full join posted on posted.reference = owed.reference and posted.customer_id = owed.customer_id and posted.currency = owed.currency
  where coalesce(owed.amount, 0) <> coalesce(posted.amount, 0)
  order by 2`
