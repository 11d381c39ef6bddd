import type { Pool } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { waitAfter } from './attempts.rules.ts'
import { type Attempt, lockCounts, saveCounts } from './attempts.store.ts'

/**
 * Counts a try before it is made, so that a thousand at once are counted too. Answers 0, or the seconds to wait when it may not be made;
 * then it is not counted. Who turns out not to guess gets it back (`forgiveAttempt`).
 */
export async function takeAttempt(pool: Pool, attempts: readonly Attempt[]): Promise<number> {
  return inTransaction(pool, async (tx) => {
    const counts = await lockCounts(tx, attempts)
    const wait = Math.max(...counts.map(({ waitSeconds }) => waitSeconds))
    if (wait > 0) return wait
    await saveCounts(
      tx,
      counts.map((count) => ({ ...count, failures: count.failures + 1, waitSeconds: waitAfter(count.kind, count.failures + 1) })),
    )
    return 0
  })
}
