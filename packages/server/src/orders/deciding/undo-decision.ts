import { publish } from '../../db/outbox.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { lockOrder } from '../orders.store.ts'
import { endDecision, findLastOwn } from './decisions.store.ts'

/** Takes back what one decided oneself, as long as it waits; what a colleague decided is not found. */
export async function undoDecision(tx: Tx, orderId: number, actorId: number): Promise<Outcome<number>> {
  const order = await lockOrder(tx, orderId, 'all')
  const last = order && (await findLastOwn(tx, orderId, actorId))
  if (!order || !last) return refuse('not_found')
  if (last.ended) return refuse('decision_stands')
  await endDecision(tx, last.id, 'undone')
  await publish(tx, { topic: 'decision.undone', customerId: order.customerId, payload: { order_id: orderId } })
  return accept(orderId)
}
