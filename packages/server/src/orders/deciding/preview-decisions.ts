import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { lockCustomerAccount } from '../../ledger/index.ts'
import { lockSlots } from '../../catalogue/index.ts'
import { lockForDecision } from '../orders.store.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { actOn, type Decision } from './decision.ts'
import { findStanding, listToLock } from './decisions.store.ts'

type Asked = { orderId: number; revision: number }
type Preview = { answer: 'confirm' | 'reject'; orders: readonly Asked[]; actorId: number }
type Foreseen = { orderId: number; outcome: Outcome<unknown> }

/**
 * What one answer to many orders would come to: each is decided by the rules and on the places and money that those before it leave, and
 * nothing of it stays. All locks are had first, in the one global order.
 */
export function previewDecisions(pool: Pool, { answer, orders, actorId }: Preview): Promise<Foreseen[]> {
  return inTransaction(pool, async (tx) => {
    await tx.query('savepoint preview')
    await lockAll(
      tx,
      orders.map(({ orderId }) => orderId),
    )
    const foreseen: Foreseen[] = []
    for (const { orderId, revision } of orders) {
      foreseen.push({ orderId, outcome: await foresee(tx, { orderId, revision, actorId }, answer) })
    }
    await tx.query('rollback to savepoint preview')
    return foreseen
  })
}

async function lockAll(tx: Tx, orderIds: readonly number[]): Promise<void> {
  const { customers, slots } = await listToLock(tx, orderIds)
  for (const customerId of customers) await lockCustomerAccount(tx, customerId)
  if (slots.length > 0) await lockSlots(tx, slots)
}

async function foresee(tx: Tx, asked: Asked & { actorId: number }, answer: Preview['answer']): Promise<Outcome<unknown>> {
  const order = await lockForDecision(tx, asked.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const { id, revision, by, starts } = await findStanding(tx, order.id)
  if (id !== null && revision === order.revision) return { ...refuse('decision_waits'), by: by ?? '' }
  return actOn(tx, asked, decisionFor(order, answer, starts))
}

/** What has yet to be said, entrance and reason, refuses nothing. */
function decisionFor({ pending }: DecidedOrder, answer: Preview['answer'], time: string): Decision {
  if (pending) return answer === 'confirm' ? { act: 'accept_change', input: {} } : { act: 'decline_change', input: {} }
  if (answer === 'confirm') return { act: 'confirm_order', input: { time, entrance: '-' } }
  return { act: 'reject_order', input: { reason: '-' } }
}
