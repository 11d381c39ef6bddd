import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideArchiving } from '../order.rules.ts'
import { announce, lockOrder, type OrderScope, saveArchived } from '../orders.store.ts'

/** The customer sends an order that is over to the archive (spec §4). */
export async function archiveOrder(tx: Tx, archiving: { orderId: number; scope: OrderScope; actorId: number }): Promise<Outcome<number>> {
  const order = await lockOrder(tx, archiving.orderId, archiving.scope)
  if (!order) return refuse('order_not_found')
  const decision = decideArchiving(order)
  if (!decision.ok) return decision

  await saveArchived(tx, order.id)
  await announce(tx, order, { kind: 'archived', actorId: archiving.actorId, changes: {} })
  return accept(order.id)
}
