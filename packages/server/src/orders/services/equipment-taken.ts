import type { Tx } from '../../db/pool.ts'
import { isSqlError } from '../../db/sql-errors.ts'
import { type Outcome, refuse } from '../../outcome.ts'

/**
 * Equipment follows the order's row by triggers, which refuse when a day has not enough. Everything since the savepoint is undone, so that
 * the refusal can still be stored for repetitions of the request.
 */
export async function unlessEquipmentTaken<T>(tx: Tx, work: () => Promise<Outcome<T>>, field?: string): Promise<Outcome<T>> {
  await tx.query('savepoint equipment')
  try {
    return await work()
  } catch (error) {
    if (!isSqlError(error, 'equipmentShort')) throw error
    await tx.query('rollback to savepoint equipment')
    return refuse('equipment_taken', field)
  }
}
