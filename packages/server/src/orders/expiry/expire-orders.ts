import { type OrderStatus, type SystemReason, systemReasons } from '@anfilada/contract/orders/order-status'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction, lockNotAvailable, sqlState } from '../../db/transaction.ts'
import { closeBySystem } from '../close-order.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { lockForDecision } from '../orders.store.ts'
import { isStillDue, listDueOrders } from './due-orders.reads.ts'
import { oneByOne } from '../../one-by-one.ts'

const ends = { unpaid: 'cancelled', not_answered: 'rejected', waiting_ended: 'cancelled' } as const satisfies Record<
  SystemReason,
  'cancelled' | 'rejected'
>

/**
 * Ends the orders that are over: unpaid, unanswered, still waiting (specification/orders.md). One order a transaction; one that somebody
 * holds is left for the next minute, one that fails keeps no other from its end. Answers how many ended by each reason.
 */
export async function expireOrders(pool: Pool): Promise<Record<SystemReason, number>> {
  const ended: Record<SystemReason, number> = { unpaid: 0, not_answered: 0, waiting_ended: 0 }
  await oneByOne(systemReasons, async (reason) => {
    const expired = await oneByOne(await listDueOrders(pool, reason), (orderId) => expire(pool, orderId, reason))
    ended[reason] = expired.filter(Boolean).length
  })
  return ended
}

/** What ends an order of each status by itself. */
const reasonOf: Partial<Record<OrderStatus, SystemReason>> = {
  confirmed: 'unpaid',
  in_processing: 'not_answered',
  waiting_list: 'waiting_ended',
}

/** Ends a locked order whose own time is over; false while it is not. */
export async function expireIfDue(tx: Tx, order: DecidedOrder): Promise<boolean> {
  const reason = reasonOf[order.status]
  if (reason === undefined || !(await isStillDue(tx, order.id, reason))) return false
  return (await closeBySystem(tx, order, ends[reason], reason)).ok
}

async function expire(pool: Pool, orderId: number, reason: SystemReason): Promise<boolean> {
  try {
    return await inTransaction(pool, async (tx) => {
      const order = await lockForDecision(tx, orderId, 'all')
      if (!order || !(await isStillDue(tx, orderId, reason))) return false
      return (await closeBySystem(tx, order, ends[reason], reason)).ok
    })
  } catch (error) {
    if (sqlState(error) === lockNotAvailable) return false
    throw error
  }
}
