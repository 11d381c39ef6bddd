import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Db } from '../../db/pool.ts'

/** What the customer owes: the sum of its account. Nothing while nothing was posted. */
export async function findOwed(db: Db, customerId: number): Promise<Kopecks> {
  const { rows } = await db.query<{ owed: number }>({
    name: 'ledger_owed',
    text: `select coalesce(sum(ledger_entries.amount_kopecks), 0)::bigint as owed
           from ledger_accounts join ledger_entries on ledger_entries.account_id = ledger_accounts.id
           where ledger_accounts.customer_id = $1`,
    values: [customerId],
  })
  return kopecks(rows[0]?.owed ?? 0)
}
