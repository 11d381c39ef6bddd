import { kopecks } from '@anfilada/contract/kopecks'
import { holdsPlaces, type SystemReason } from '@anfilada/contract/orders/order-status'
import { releasePlaces } from '../catalogue/index.ts'
import type { Tx } from '../db/pool.ts'
import { chargePenalty, reverse } from '../ledger/index.ts'
import { accept, type Outcome, refuse } from '../outcome.ts'
import { findChangeBase } from './changing/change-base.reads.ts'
import { savePending } from './changing/changes.store.ts'
import { dropChange } from './changing/drop-change.ts'
import { changedColumns } from './kinds/order-columns.ts'
import { mailOrder } from './mailing/mail-order.ts'
import { type DecidedOrder, decideCustomerCancellation, decideMove, isUnseen, penaltyNow } from './order.rules.ts'
import { findOrderRow } from './orders.reads.ts'
import { announce, type Change, lockForDecision, orderReference, type OrderScope, saveStatus, type StatusChange } from './orders.store.ts'

type Closing = { orderId: number; revision: number | undefined; actorId: number }

/**
 * The customer cancels an own order, within the rules; it goes to the archive at once and does not come back (specification/orders.md). What costs a penalty
 * that he is not shown waits beside the order for a colleague who is.
 */
export async function cancelOwnOrder(
  tx: Tx,
  closing: Closing & { scope: OrderScope; penalty: number | undefined; seesPrices: boolean },
): Promise<Outcome<Cancelled>> {
  const order = await lockForDecision(tx, closing.orderId, closing.scope)
  if (!order) return refuse('order_not_found')
  const decision = decideCustomerCancellation(order, closing.revision)
  if (!decision.ok) return decision
  const penalty = penaltyNow(order)
  if (isUnseen(penalty, closing.seesPrices)) return accept(await askColleague(tx, order, penalty, closing))
  // What was seen is what is paid: the deadline may have passed while the dialog stood open.
  if (closing.seesPrices && closing.penalty !== undefined && closing.penalty !== penalty) return { ...refuse('stale_revision'), penalty }
  await close(tx, order, { status: 'cancelled', penalty }, closing.actorId)
  return accept({ id: order.id })
}

/** `awaits_colleague`: it is not cancelled yet. */
type Cancelled = { id: number; awaits_colleague?: true }

/** The end of the order stands where a change would; the one that stood there falls away, as with a newer change. */
async function askColleague(tx: Tx, order: DecidedOrder, penalty: number, { actorId, scope }: Asking): Promise<Cancelled> {
  if (order.pending?.cancels) return { id: order.id, awaits_colleague: true }
  const row = await findOrderRow(tx, order.id, scope, 'ru')
  if (!row) throw new Error(`Order ${order.id} is gone`)
  const { priceVersion } = await findChangeBase(tx, order.id)
  const { details, places, lines, totalKopecks } = row
  const values = { ...changedColumns(row), details, places, lines, totalKopecks, priceVersion }
  await dropChange(tx, order, { kind: 'change_dropped', actorId })
  const asked = { askedAt: order.now.toISOString(), askedBy: actorId, unseen: true, cancels: true } as const
  await savePending(tx, order.id, { values, diff: {}, penalty, ...asked })
  const changes = { status: { from: order.status, to: 'cancelled' }, penalty: { from: null, to: penalty } }
  await announce(tx, order, { kind: 'change_asked', actorId, changes })
  await mailOrder(tx, order.id, { event: 'change_waits', cancels: true })
  return { id: order.id, awaits_colleague: true }
}
type Asking = { actorId: number; scope: OrderScope }

/** A colleague agrees to the end that was asked for, at the sum that he was shown. */
export async function cancelAsAsked(tx: Tx, order: DecidedOrder, shown: number, actorId: number): Promise<Outcome<number>> {
  const penalty = penaltyNow(order)
  if (shown !== penalty) return { ...refuse('stale_revision'), penalty }
  await savePending(tx, order.id, null)
  return close(tx, { ...order, pending: null }, { status: 'cancelled', penalty }, actorId)
}

/** Staff cancel, without penalty, also after the visit began. */
export async function cancelOrder(tx: Tx, closing: Closing & { reason: string | undefined }): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, closing.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const decision = decideMove(order, 'cancelled', closing.revision)
  return decision.ok ? closeAndMail(tx, order, { status: 'cancelled' }, closing.actorId, closing.reason) : decision
}

/** Staff reject with a reason that the customer reads. */
export async function rejectOrder(tx: Tx, closing: Closing & { reason: string }): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, closing.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const decision = decideMove(order, 'rejected', closing.revision)
  return decision.ok ? closeAndMail(tx, order, { status: 'rejected', reason: closing.reason }, closing.actorId, closing.reason) : decision
}

/**
 * The system ends an order that nobody paid, answered or served in time; without penalty (specification/orders.md). It is locked and its end
 * decided.
 */
export function closeBySystem(
  tx: Tx,
  order: DecidedOrder,
  status: 'cancelled' | 'rejected',
  reason: SystemReason,
): Promise<Outcome<number>> {
  return closeAndMail(tx, order, status === 'rejected' ? { status, reason } : { status }, null, reason)
}

/** Whoever cancels his own order knows; of what others do to it he reads a mail. */
async function closeAndMail(
  tx: Tx,
  order: DecidedOrder,
  change: Closed,
  actorId: number | null,
  reason?: string,
): Promise<Outcome<number>> {
  const outcome = await close(tx, order, change, actorId, reason)
  const { status } = change
  await mailOrder(
    tx,
    order.id,
    status === 'rejected' ? { event: 'order_rejected', reason: reason ?? '' } : { event: 'order_cancelled', reason },
  )
  return outcome
}

type Closed = StatusChange & { status: 'cancelled' | 'rejected' }

/** A change that waits falls away, places return, the whole charge is reversed, and both sides can read why. */
async function close(tx: Tx, order: DecidedOrder, change: Closed, actorId: number | null, reason?: string): Promise<Outcome<number>> {
  await dropChange(tx, order, { kind: 'change_dropped', actorId })
  await saveStatus(tx, order.id, change)
  if (holdsPlaces(order.status) && order.slotId !== null) await releasePlaces(tx, order.slotId, order)
  const posting = { customerId: order.customerId, reference: orderReference(order.id), actorId }
  const reversed = await reverse(tx, posting)
  const penalty = kopecks(change.penalty ?? 0)
  await chargePenalty(tx, posting, penalty)
  const changes: Record<string, Change> = { status: { from: order.status, to: change.status } }
  if (reason) changes['reason'] = { from: null, to: reason }
  if (reversed !== 0) changes['total'] = { from: reversed, to: penalty }
  await announce(tx, order, { kind: change.status, actorId, changes })
  return accept(order.id)
}
