import { kopecks } from '@anfilada/contract/kopecks'
import { releasePlaces } from '../../catalogue/index.ts'
import type { Tx } from '../../db/pool.ts'
import { adjust, chargeLine, chargePenalty, decideCharge, findMoneyTerms } from '../../ledger/index.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { mailOrder } from '../mailing/mail-order.ts'
import { readLine } from '../order-lines.rules.ts'
import type { DecidedOrder } from '../order.rules.ts'
import { announce, keepTerms, lockForDecision, orderReference } from '../orders.store.ts'
import { decideStaffAnswer } from './change.rules.ts'
import { deleteHeldPlaces, findEntrance, saveAcceptance, saveValues } from './changes.store.ts'
import type { Diff, OrderValues, Pending } from './pending-change.ts'
import { withSums } from './put-change.ts'

export type Acceptance = {
  orderId: number
  revision: number
  actorId: number
  reason?: string | undefined
  time?: string | undefined
  entrance?: string | undefined
}

/**
 * Staff accept a change: it becomes the order, at the sums that the customer saw. The difference is charged, or taken back; a customer whose
 * credit does not reach is refused, and the change goes on waiting.
 */
export async function acceptChange(tx: Tx, acceptance: Acceptance): Promise<Outcome<number>> {
  const order = await lockForDecision(tx, acceptance.orderId, 'all')
  if (!order) return refuse('order_not_found')
  const decision = decideStaffAnswer(order, acceptance.revision, true)
  if (!decision.ok) return decision
  const pending = order.pending as Pending
  const { values, penalty } = pending
  const difference = kopecks(values.totalKopecks - order.totalKopecks + penalty)
  const money = decideCharge(await findMoneyTerms(tx, order.customerId), difference)
  if (!money.ok) return money

  const confirmation = await newConfirmation(tx, pending, acceptance)
  await settlePlaces(tx, order, values)
  await saveValues(tx, order.id, values)
  await saveAcceptance(tx, order.id, { ...confirmation, penalty, chargesMore: difference > 0 })
  if (confirmation.otherObject) await keepTerms(tx, order.id)
  const posting = { customerId: order.customerId, reference: orderReference(order.id), actorId: acceptance.actorId }
  await adjust(tx, posting, values.lines.map(readLine).map(chargeLine))
  await chargePenalty(tx, posting, kopecks(penalty))
  await announce(tx, order, {
    kind: 'change_accepted',
    actorId: acceptance.actorId,
    changes: { ...withSums(pending.diff, order.totalKopecks, values.totalKopecks, penalty), ...said(acceptance) },
  })
  await mailOrder(tx, order.id, { event: 'order_changed', state: 'accepted', reason: acceptance.reason })
  return accept(order.id)
}

/** The held places become the order's own; those that it leaves return. */
async function settlePlaces(tx: Tx, order: DecidedOrder, values: OrderValues): Promise<void> {
  await deleteHeldPlaces(tx, order.id)
  if (order.slotId === null) return
  const left = values.slotId === order.slotId ? order.places - values.places : order.places
  if (left > 0) await releasePlaces(tx, order.slotId, { ...order, places: left })
}

/** Where the visit moves, its confirmed time is the new slot's and its entrance the new object's usual one, unless staff say otherwise. */
async function newConfirmation(tx: Tx, { diff, values }: Pending, { time, entrance }: Acceptance) {
  const otherObject = 'system_id' in diff
  const moves = otherObject || 'time' in diff || 'pass_date' in diff
  const usual = otherObject ? await findEntrance(tx, values.objectId) : null
  return { time: time ?? (moves ? values.starts : null), entrance: entrance ?? usual, otherObject }
}

function said({ reason, entrance }: Acceptance): Diff {
  return {
    ...(reason && { reason: { from: null, to: reason } }),
    ...(entrance && { entrance: { from: null, to: entrance } }),
  }
}
