import { publish } from '../../db/outbox.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { expireIfDue } from '../expiry/expire-orders.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { lockForDecision } from '../orders.store.ts'
import { actOn, type Decided, type Decision } from './decision.ts'
import { endDecision, findDecidedOrder, findWaiting } from './decisions.store.ts'

/**
 * Carries a decision out whose minute is over, in one transaction with its end, so that it is done once, whenever the process dies. What
 * became of the order meanwhile wins, and whoever decided is told. Answers what came of it; undefined when it had ended before.
 */
export function carryOutDecision(pool: Pool, decisionId: number): Promise<'done' | 'failed' | undefined> {
  return inTransaction(pool, async (tx) => {
    const orderId = await findDecidedOrder(tx, decisionId)
    const order = orderId === undefined ? undefined : await lockForDecision(tx, orderId, 'all')
    const waiting = order && (await findWaiting(tx, decisionId))
    if (!order || !waiting) return undefined
    const outcome = await carryOut(tx, order, waiting)
    await endDecision(tx, decisionId, outcome.ok ? 'done' : { refusal: outcome.refusal })
    if (outcome.ok) return 'done'
    await publish(tx, { topic: 'decision.failed', customerId: order.customerId, payload: { order_id: order.id } })
    return 'failed'
  })
}

async function carryOut(tx: Tx, order: DecidedOrder, { decision, ...decided }: Decided & { decision: Decision }): Promise<Outcome<number>> {
  // An order whose own time is over ends by that, though the job that looks for such orders has not come to it.
  if (order.revision === decided.revision && (await expireIfDue(tx, order))) return refuse('order_already_closed')
  return actOn(tx, decided, decision)
}
