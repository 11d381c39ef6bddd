import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { holdRules } from './filling.store.ts'
import type { Horizon } from './plan-days.rules.ts'

/** The rules were changed while slots were made by those of before. */
class RulesChanged extends Error {}

/** Does the work anew, with the rules as they are then, whenever they change in the middle of it. */
export async function againWhenRulesChange<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RulesChanged)) throw error
    }
  }
}

/** One transaction; nothing of it is kept when the rules are no longer those by which it was planned. */
export function byTheseRules<T>(
  pool: Pool,
  { objectId, horizon }: { objectId: string; horizon: Horizon },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (tx) => {
    if (!(await holdRules(tx, objectId, horizon.edition))) throw new RulesChanged()
    return work(tx)
  })
}
