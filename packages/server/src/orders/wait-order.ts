import { releasePlaces } from '../catalogue/index.ts'
import type { Tx } from '../db/pool.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { decideMove } from './order.rules.ts'
import { announce, lockForDecision, saveStatus } from './orders.store.ts'
import { joinWaiting } from './waiting/waiting.store.ts'

/**
 * Staff put an order in processing on the waiting list of its slot; its places return. It rests there until they are gone, or it would get
 * them back at once. An order without a slot has no waiting list on which anybody would serve it (docs/decisions/0021-places-and-waiting.md).
 */
export async function waitOrder(tx: Tx, waiting: { orderId: number; revision: number; actorId: number }): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, waiting.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const decision = decideMove(order, 'waiting_list', waiting.revision)
  if (!decision.ok) return decision
  if (order.slotId === null) return refuse('waiting_needs_slot')

  await saveStatus(tx, order.id, { status: 'waiting_list' })
  await releasePlaces(tx, order.slotId, order)
  await joinWaiting(tx, order.id, [order.slotId], { resting: true })
  await announce(tx, order, { kind: 'waiting', actorId: waiting.actorId, changes: { status: { from: order.status, to: 'waiting_list' } } })
  return accept(order.id)
}
