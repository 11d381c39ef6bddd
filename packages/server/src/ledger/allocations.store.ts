import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { Db, Tx } from '../db/pool.ts'

/** Money of `source` (payment:9) pays for `reference` (order:71); below zero it is taken back. */
export type Allocation = { customerId: number; reference: string; source: string; amount: Kopecks; actorId: number | null }

/** Notes which money pays what; the ledger's balance does not change by it. Under the lock of the customer's account. */
export async function allocate(tx: Tx, { customerId, reference, source, amount, actorId }: Allocation): Promise<void> {
  if (amount === 0) return
  await tx.query({
    name: 'ledger_allocate',
    text: 'insert into ledger_allocations (customer_id, reference, source, amount_kopecks, actor_id) values ($1, $2, $3, $4, $5)',
    values: [customerId, reference, source, amount, actorId],
  })
}

/** What is paid for a reference. */
export async function findAllocated(db: Db, reference: string): Promise<Kopecks> {
  const { rows } = await db.query<{ allocated: number }>({
    name: 'ledger_allocated',
    text: `select coalesce(sum(ledger_allocations.amount_kopecks), 0)::bigint as allocated from ledger_allocations
           where ledger_allocations.reference = $1`,
    values: [reference],
  })
  return kopecks(rows[0]?.allocated ?? 0)
}
