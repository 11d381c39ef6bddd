import { sqlState } from '../../db/transaction.ts'
import { type Outcome, refuse } from '../../outcome.ts'

/**
 * A decision that takes equipment again (an order that comes back from the waiting list, a change for more) and finds it gone: the
 * trigger on orders says so with an error and nothing was written.
 */
export async function orEquipmentTaken<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work()
  } catch (error) {
    if (sqlState(error) === 'AN005') return refuse('equipment_taken')
    throw error
  }
}
