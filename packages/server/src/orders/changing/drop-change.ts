import type { OrderEventKind } from '@anfilada/contract/orders/order-history'
import { releasePlaces } from '../../catalogue/index.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { mailOrder } from '../mailing/mail-order.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { announce, lockForDecision, type OrderScope } from '../orders.store.ts'
import { decideAnswer, decideStaffAnswer } from './change.rules.ts'
import { deleteHeldPlaces, listOverdueChanges, savePending } from './changes.store.ts'

type Dropping = { kind: Extract<OrderEventKind, `change_${string}`>; actorId: number | null; reason?: string | undefined }

/** A change that waits is taken away: the order stays what it is, and the places beyond its own return. Does nothing where none waits. */
export async function dropChange(tx: Tx, order: DecidedOrder, { kind, actorId, reason }: Dropping): Promise<void> {
  if (order.pending === null) return
  await releaseHeld(tx, order)
  await savePending(tx, order.id, null)
  await announce(tx, order, { kind, actorId, changes: reason ? { reason: { from: null, to: reason } } : {} })
}

async function releaseHeld(tx: Tx, order: DecidedOrder): Promise<void> {
  if (order.heldSlotId === null || order.heldPlaces === null) return
  await deleteHeldPlaces(tx, order.id)
  await releasePlaces(tx, order.heldSlotId, { ...order, places: order.heldPlaces })
}

type Answer = { orderId: number; revision: number; actorId: number; reason?: string | undefined }

/** Staff decline a change; the customer reads why. */
export async function declineChange(tx: Tx, answer: Answer): Promise<Outcome<number>> {
  const outcome = await drop(tx, answer, 'all', 'change_declined')
  if (outcome.ok) await mailOrder(tx, answer.orderId, { event: 'order_changed', state: 'declined', reason: answer.reason })
  return outcome
}

/** The customer takes his change back. */
export async function withdrawChange(tx: Tx, answer: Answer & { scope: OrderScope }): Promise<Outcome<number>> {
  return drop(tx, answer, answer.scope, 'change_withdrawn')
}

async function drop(tx: Tx, answer: Answer, scope: OrderScope, kind: Dropping['kind']): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, answer.orderId, scope)
  if (!order) return refuse('order_not_found')
  const decision = (kind === 'change_declined' ? decideStaffAnswer : decideAnswer)(order, answer.revision, false)
  if (!decision.ok) return decision
  await dropChange(tx, order, { kind, actorId: answer.actorId, reason: answer.reason })
  return accept(order.id)
}

/** Changes that nobody answered before the visit began fall away, by the clock of the database; a job calls it every minute. */
export async function dropOverdueChanges(pool: Pool): Promise<number> {
  const orders = await listOverdueChanges(pool)
  for (const orderId of orders) {
    await inTransaction(pool, async (tx) => {
      const order = await lockForDecision(tx, orderId, 'all')
      if (order?.begun) await dropChange(tx, order, { kind: 'change_dropped', actorId: null, reason: 'not_answered' })
    })
  }
  return orders.length
}
