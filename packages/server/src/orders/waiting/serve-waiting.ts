import { kopecks } from '@anfilada/contract/kopecks'
import { lockSlot, takePlaces } from '../../catalogue/index.ts'
import type { Pool, Tx } from '../../db/pool.ts'
import { inTransaction } from '../../db/transaction.ts'
import { publish } from '../../db/outbox.ts'
import { charge, chargeLine, decideCharge, findMoneyTerms, lockCustomerAccount } from '../../ledger/index.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { oneByOne } from '../../one-by-one.ts'
import { mailOrder } from '../mailing/mail-order.ts'
import { readLine } from '../order-lines.rules.ts'
import { type Change, keepTerms, orderReference, recordEvent, saveStatus } from '../orders.store.ts'
import { findFirstWaiting, forgetEmptyLine, listServableSlots, lockFirstWaiting, saveSlot, type WaitingOrder } from './waiting.store.ts'

/**
 * Gives the free places of a slot to those who wait for it: in order of arrival, to the first whose whole group they fit, until they fit
 * nobody. One order a transaction, in the one lock order. Answers how many were served.
 */
export async function serveWaiting(pool: Pool, slotId: number): Promise<number> {
  let served = 0
  for (;;) {
    const first = await findFirstWaiting(pool, slotId)
    if (!first) break
    if (await inTransaction(pool, (tx) => promote(tx, slotId, first))) served++
  }
  if (served > 0) {
    await inTransaction(pool, async (tx) => {
      await lockSlot(tx, slotId)
      await forgetEmptyLine(tx, slotId)
    })
  }
  return served
}

/** Serves every waiting list that can be, also when another fails; a job calls it each minute, for what the clock alone has freed. */
export async function serveAllWaiting(pool: Pool): Promise<number> {
  const served = await oneByOne(await listServableSlots(pool), (slotId) => serveWaiting(pool, slotId))
  return served.reduce((sum, orders) => sum + orders, 0)
}

/** False when somebody else is the first by the time that everything is locked. */
async function promote(tx: Tx, slotId: number, first: { id: number; customerId: number }): Promise<boolean> {
  await lockCustomerAccount(tx, first.customerId)
  await lockSlot(tx, slotId)
  const order = await lockFirstWaiting(tx, slotId, first.id)
  if (!order) return false
  const money = await decideMoney(tx, order)
  await saveSlot(tx, order.id, slotId)
  const confirmed = { status: 'confirmed', time: order.starts, entrance: order.usualEntrance } as const
  await saveStatus(tx, order.id, money.ok ? confirmed : { status: 'in_processing' })
  if (!(await takePlaces(tx, slotId, order, 'staff')))
    throw new Error(`Order ${order.id} was first on the waiting list of slot ${slotId} and did not fit`)
  if (money.ok) {
    await keepTerms(tx, order.id)
    const posting = { customerId: order.customerId, reference: orderReference(order.id), actorId: null }
    await charge(tx, posting, order.lines.map(readLine).map(chargeLine))
  }
  await tell(tx, slotId, order, money)
  return true
}

/** Where the object confirms at once, an order from the waiting list is confirmed under the same money terms as a new one. */
async function decideMoney(tx: Tx, order: WaitingOrder): Promise<Outcome<true>> {
  if (!order.instant) return refuse('move_not_allowed')
  return decideCharge(await findMoneyTerms(tx, order.customerId), kopecks(order.totalKopecks))
}

/** Both sides read what was free, where the order went when it is not where it wished to, and why it is not confirmed. */
async function tell(tx: Tx, slotId: number, order: WaitingOrder, money: Outcome<true>): Promise<void> {
  const changes: Record<string, Change> = {
    status: { from: 'waiting_list', to: 'in_processing' },
    asked: { from: null, to: order.places },
    free: { from: null, to: order.free },
    ...(slotId !== order.slotId && {
      pass_date: { from: order.wishedDate, to: order.passDate },
      time: { from: order.wishedTime, to: order.starts },
    }),
  }
  await recordEvent(tx, { orderId: order.id, kind: 'promoted', actorId: null, changes })
  if (money.ok) {
    await recordEvent(tx, {
      orderId: order.id,
      kind: 'confirmed',
      actorId: null,
      changes: { status: { from: 'in_processing', to: 'confirmed' } },
    })
  } else if (order.instant) {
    await recordEvent(tx, {
      orderId: order.id,
      kind: 'not_confirmed',
      actorId: null,
      changes: { reason: { from: null, to: money.refusal } },
    })
  }
  await publish(tx, { topic: 'order.promoted', customerId: order.customerId, payload: { order_id: order.id } })
  await mailOrder(tx, order.id, { event: 'waiting_promoted', confirmed: money.ok, moved: slotId !== order.slotId })
}
