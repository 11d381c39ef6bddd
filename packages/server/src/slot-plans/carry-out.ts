import { isInTheWay, queueFilling, recountSlots } from '../catalogue/index.ts'
import type { Pool, Tx } from '../db/pool.ts'
import { inTransaction, lockNotAvailable, sqlState } from '../db/transaction.ts'
import { cancelOrder, type DecidedOrder, lockForDecision, rejectOrder, waitOrder } from '../orders/index.ts'
import { Busy, type Outcome, OutcomeUnknown } from '../outcome.ts'
import { offerTimes } from './offer-times.ts'
import { decidePlanned } from './plan.rules.ts'
import { type Decided, type DueOrder, endPlan, findDue, holdPlan, postpone, saveDecided } from './plans.store.ts'

/** How often an order is tried that somebody holds; each try waits for the lock as long as everybody does. */
const mostTries = 5

/**
 * Does with each order of a plan what was planned, one in a transaction, with what the plan keeps of it in the same: nothing is done twice, whenever
 * the process dies. One that fails holds up none of the others. Answers how many orders were decided.
 */
export async function carryOutPlan(pool: Pool, planId: number): Promise<number> {
  const faults: unknown[] = []
  let decided = 0
  while (await takeNext(pool, planId, faults)) decided++
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders of plan ${planId} failed`)
  return decided
}

/** False when nothing is due any longer, or the plan was stopped. */
async function takeNext(pool: Pool, planId: number, faults: unknown[]): Promise<boolean> {
  let due: DueOrder | undefined
  try {
    return await inTransaction(pool, async (tx) => {
      if (!(await holdPlan(tx, planId))) return false
      due = await findDue(tx, planId)
      if (!due) {
        // What the rules want of the slots can be made of them now.
        await queueFilling(tx, await endPlan(tx, planId))
        return false
      }
      await saveDecided(tx, planId, due.orderId, await carryOut(tx, due))
      return true
    })
  } catch (error) {
    if (!due || error instanceof Busy || error instanceof OutcomeUnknown) throw error
    await noteFault(pool, planId, due.orderId, error, faults)
    return true
  }
}

async function noteFault(pool: Pool, planId: number, orderId: number, error: unknown, faults: unknown[]): Promise<void> {
  const isHeld = sqlState(error) === lockNotAvailable
  if (!isHeld) faults.push(error)
  await inTransaction(pool, async (tx) => {
    if (!(await holdPlan(tx, planId))) return
    if (isHeld) await postpone(tx, planId, orderId, mostTries)
    else await saveDecided(tx, planId, orderId, { state: 'failed', refusal: 'internal' })
  })
}

async function carryOut(tx: Tx, due: DueOrder): Promise<Decided> {
  const order = await lockForDecision(tx, due.orderId, 'all')
  const decision = decidePlanned(due, order, await isInTheWay(tx, due.orderId, due))
  if ('skip' in decision || !order) return { state: 'skipped', skipped: 'skip' in decision ? decision.skip : 'closed' }
  const outcome = await acts[decision.act](tx, order, due)
  return outcome.ok ? { state: 'done' } : { state: 'failed', refusal: outcome.refusal }
}

type Act = (tx: Tx, order: DecidedOrder, due: DueOrder) => Promise<Outcome<unknown>>

/** Each as when staff do it by hand, in the name of whoever started the plan. */
const acts: Record<'offer' | 'wait' | 'reject' | 'cancel', Act> = {
  offer: (tx, order, { slotId, startedBy }) => offerTimes(tx, order, { slotId, actorId: startedBy }),
  reject: (tx, order, { reason, startedBy }) =>
    rejectOrder(tx, { orderId: order.id, revision: order.revision, reason, actorId: startedBy }),
  cancel: (tx, order, { reason, startedBy }) =>
    cancelOrder(tx, { orderId: order.id, revision: order.revision, reason, actorId: startedBy }),
  wait: async (tx, order, { slotId, startedBy }) => {
    const outcome = await waitOrder(tx, { orderId: order.id, revision: order.revision, actorId: startedBy })
    // What it gave back is gone at once: it need not let others pass.
    if (outcome.ok) await recountSlots(tx, [slotId])
    return outcome
  },
}
