import { publish } from '../../db/outbox.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { lockForDecision } from '../orders.store.ts'
import { actOn, type Decided, type Decision } from './decision.ts'
import { endDecision, findStanding, insertDecision } from './decisions.store.ts'

/** `now`: without the minute in which it can be taken back. */
export type Deciding = Decided & { now: boolean; decision: Decision }

/**
 * Staff decide about an order, one at a time. The decision waits a minute beside it, or holds at once when that is asked for or the visit is
 * near (docs/decisions/0098-a-minute-to-take-back.md). What would refuse it refuses it now. Answers when it will be carried out; null when it has been.
 */
export async function decideOrder(tx: Tx, { decision, now, ...decided }: Deciding): Promise<Outcome<Date | null>> {
  const order = await lockForDecision(tx, decided.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const { near, id, revision, by } = await findStanding(tx, order.id)
  if (id !== null && revision === order.revision) return { ...refuse('decision_waits'), by: by ?? '' }
  // The order has become another one since: the job would find out later.
  if (id !== null) await endDecision(tx, id, { refusal: 'stale_revision' })
  if (now || near) {
    const outcome = await actOn(tx, decided, decision)
    return outcome.ok ? accept(null) : outcome
  }
  const tried = await tryOut(tx, () => actOn(tx, decided, decision))
  if (!tried.ok) return tried
  const dueAt = await insertDecision(tx, decided, decision)
  await publish(tx, { topic: 'decision.made', customerId: order.customerId, payload: { order_id: order.id } })
  return accept(dueAt)
}

/** What the decision would come to; nothing of it stays. The locks were taken before. */
async function tryOut<T>(tx: Tx, work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  await tx.query('savepoint trial')
  const outcome = await work()
  await tx.query('rollback to savepoint trial')
  return outcome
}
