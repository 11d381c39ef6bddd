import type { Tx } from '../../db/pool.ts'
import { sqlState } from '../../db/transaction.ts'
import { type Outcome, refuse } from '../../outcome.ts'

/**
 * Equipment follows the order's row by triggers, which raise AN006 when a day has not enough. Everything since the savepoint is undone, so that
 * the refusal can still be stored for repetitions of the request.
 */
export async function unlessEquipmentTaken<T>(tx: Tx, work: () => Promise<Outcome<T>>, field?: string): Promise<Outcome<T>> {
  await tx.query('savepoint equipment')
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) !== 'AN006') throw error
    await tx.query('rollback to savepoint equipment')
    return refuse('equipment_taken', field)
  }
}
