import { answerOnce, findAnswer, type Once, refuseOnce } from '../../db/idempotency.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideOrder } from '../deciding/decide-order.ts'
import type { Decision } from '../deciding/decision.ts'
import { findWishedTime } from './wishes.reads.ts'

export type WishAnswer = { decision: 'confirm'; time?: string | undefined; entrance: string } | { decision: 'reject'; reason: string }
export type Wish = { order_id: number; revision: number }
export type AnsweredWish = { orderId: number; outcome: Outcome<{ status: 'confirmed' | 'rejected'; revision: number }> }
type Answering = { wishes: readonly Wish[]; answer: WishAnswer; actorId: number; once: Once | undefined; pool: Pool }

/**
 * One answer to many wishes, each decided in a transaction and under a key of its own: one that cannot be answered does not hold up the others,
 * and a repetition after a broken connection goes on where it stopped. They hold at once: a whole month is answered from one table.
 */
export async function answerWishes({ wishes, answer, actorId, once, pool }: Answering): Promise<Outcome<AnsweredWish[]>> {
  const answered = once && (await findAnswer<AnsweredWish[]>(pool, once))
  if (answered) return answered
  const results: AnsweredWish[] = []
  for (const wish of wishes) {
    const key = once && { ...once, key: `${once.key}#${wish.order_id}` }
    results.push({ orderId: wish.order_id, outcome: await answerOnce(pool, key, (tx) => answerWish(tx, wish, { answer, actorId })) })
  }
  return refuseOnce(pool, once, accept(results))
}

async function answerWish(
  tx: Tx,
  { order_id: orderId, revision }: Wish,
  { answer, actorId }: Pick<Answering, 'answer' | 'actorId'>,
): Promise<AnsweredWish['outcome']> {
  const wished = await findWishedTime(tx, orderId)
  if (wished === undefined) return refuse('order_not_found')
  const decision: Decision =
    answer.decision === 'confirm'
      ? { act: 'confirm_order', input: { time: answer.time ?? wished, entrance: answer.entrance } }
      : { act: 'reject_order', input: { reason: answer.reason } }
  const outcome = await decideOrder(tx, { orderId, revision, actorId, now: true, decision })
  if (!outcome.ok) return outcome
  return accept({ status: answer.decision === 'confirm' ? 'confirmed' : 'rejected', revision: revision + 1 })
}
