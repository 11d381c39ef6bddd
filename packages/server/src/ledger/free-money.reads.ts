import type { Db } from '../db/pool.ts'
import { settleOpening, type Standing } from './free-money.rules.ts'

/**
 * Money of a customer that came by transfer, or was paid ahead in the system before, and pays neither order nor fee yet, what came first first;
 * and what of a debt brought from there no such money covers. A balance brought along counts as corrections have mended it.
 */
export async function findFreeMoney(db: Db, customerId: number): Promise<Standing> {
  const { rows } = await db.query({
    name: 'ledger_free_money',
    text: `select came.reference as source, (came.amount - used.amount)::bigint as kept
           from (
             select ledger_transactions.reference, -sum(ledger_entries.amount_kopecks) as amount, min(ledger_transactions.id) as first
             from ledger_accounts
             join ledger_entries on ledger_entries.account_id = ledger_accounts.id
             join ledger_transactions on ledger_transactions.id = ledger_entries.transaction_id
             where ledger_accounts.customer_id = $1 and ledger_transactions.reference ~ '^(bank|opening):'
             group by ledger_transactions.reference
           ) as came
           cross join lateral (
             select coalesce(sum(ledger_allocations.amount_kopecks), 0) as amount from ledger_allocations
             where ledger_allocations.source = came.reference and ledger_allocations.reference ~ '^(order|prolongation):'
           ) as used
           where came.amount > used.amount or starts_with(came.reference, 'opening:') order by came.first`,
    values: [customerId],
  })
  return settleOpening(rows)
}
