import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { cancelAsAsked } from '../close-order.ts'
import { announce, lockForDecision, type OrderScope } from '../orders.store.ts'
import { decideAnswer } from './change.rules.ts'
import { savePending } from './changes.store.ts'

export type Approval = {
  orderId: number
  revision: number
  /** The sums that were shown beside the order. */
  total: number
  penalty: number
  scope: OrderScope
  actorId: number
}

/** A colleague who sees what it costs sends a change to staff, who do not hear of it until then, or ends the order as he was asked to. */
export async function approveChange(tx: Tx, { orderId, revision, total, penalty, scope, actorId }: Approval): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, orderId, scope)
  if (!order) return refuse('order_not_found')
  const decision = decideAnswer(order, revision, true)
  if (!decision.ok) return decision
  if (!order.pending?.unseen) return refuse('no_pending_change')
  if (order.pending.cancels) return cancelAsAsked(tx, order, penalty, actorId)
  const { unseen: _seenNow, ...pending } = order.pending
  const shown = { total: pending.values.totalKopecks, penalty: pending.penalty }
  if (total !== shown.total || penalty !== shown.penalty) return { ...refuse('stale_revision'), ...shown }
  await savePending(tx, order.id, pending)
  await announce(tx, order, { kind: 'change_approved', actorId, changes: { penalty: { from: null, to: pending.penalty } } })
  return accept(order.id)
}
