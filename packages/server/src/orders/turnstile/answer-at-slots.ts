import { answerOnce, type Once } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import type { Outcome } from '../../outcome.ts'
import { findSlotsToLock, type OrderScope } from '../orders.store.ts'
import { passSlots } from './slot-turnstile.ts'

type Work<T> = (tx: Tx) => Promise<Outcome<T>>
export type OrderAct = { orderId: number; scope: OrderScope; wantedSlotId?: number | null }

/** `answerOnce` for what locks these slots: whoever stands before a slot holds no connection meanwhile. */
export function answerAtSlots<T>(pool: Pool, once: Once | undefined, slotIds: readonly number[], work: Work<T>): Promise<Outcome<T>> {
  return passSlots(slotIds, () => answerOnce(pool, once, work))
}

/** The same for a decision about an order (`lockForDecision`). An order that moved meanwhile locks a slot whose turnstile it did not pass: rare, and harmless. */
export async function answerAtOrder<T>(pool: Pool, once: Once | undefined, act: OrderAct, work: Work<T>): Promise<Outcome<T>> {
  return answerAtSlots(pool, once, await findSlotsToLock(pool, act.orderId, act.scope, act.wantedSlotId ?? null), work)
}
