import type { SystemReason } from '@anfilada/contract/orders/order-status'
import type { Pool } from '../../db/pool.ts'
import { serveAllWaiting } from '../waiting/serve-waiting.ts'
import { expireOrders } from './expire-orders.ts'
import { oneByOne } from '../../one-by-one.ts'

type Watched = { served: number } & Record<SystemReason, number>

/**
 * What the clock alone does to orders, each minute: lines are served first, so that nobody is told that his wait is over while places are there;
 * then what is over ends. A line that fails keeps no order from ending in time.
 */
export async function watchOrders(pool: Pool): Promise<Watched> {
  const parts = [async () => ({ served: await serveAllWaiting(pool) }), () => expireOrders(pool)]
  const done = await oneByOne<() => Promise<Partial<Watched>>, Partial<Watched>>(parts, (part) => part())
  return { served: 0, unpaid: 0, not_answered: 0, waiting_ended: 0, ...Object.assign({}, ...done) }
}
