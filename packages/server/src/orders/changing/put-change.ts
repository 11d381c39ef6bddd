import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { ChangeInput } from '@anfilada/contract/orders/order-changes'
import { releasePlaces } from '../../catalogue/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { exchangePlacesOrExpired, takePlacesOrExpired } from '../holding/holds.store.ts'
import { type DecidedOrder, isUnseen } from '../order.rules.ts'
import { mailOrder } from '../mailing/mail-order.ts'
import { findOrderRow } from '../orders.reads.ts'
import { announce, lockForDecision, type OrderScope } from '../orders.store.ts'
import { unlessEquipmentTaken } from '../services/equipment-taken.ts'
import { decideChange, extraPlaces } from './change.rules.ts'
import { deleteHeldPlaces, insertHeldPlaces, joinWaiting, savePending, saveValues } from './changes.store.ts'
import type { Diff } from './pending-change.ts'
import { type Proposal, proposeChange } from './propose-change.ts'

/** What the sender saw; sums only of whoever may see prices. */
export type Seen = { revision: number; state: string | undefined; total: number | undefined; penalty: number | undefined }
export type Changing = { input: ChangeInput; seen: Seen; scope: OrderScope; actorId: number; seesPrices: boolean }

/**
 * The customer changes an order as he saw it in the preview: an order that is in processing or waits becomes what he wishes at once; beside a
 * confirmed one stands the change, with the places that it needs held, until staff answer. A newer change takes an older one's place.
 */
export async function putChange(tx: Tx, changing: Changing): Promise<Outcome<number>> {
  const { input, seen, scope } = changing
  const order = await lockForDecision(tx, input.id, scope, input.schedule_item_id ?? null)
  const row = order && (await findOrderRow(tx, order.id, scope, 'ru'))
  if (!order || !row) return refuse('order_not_found')
  const decision = decideChange(order, seen)
  if (!decision.ok) return decision
  const proposed = await proposeChange(tx, row, input)
  if (!proposed.ok) return proposed
  const proposal = proposed.value
  const asSeen = decideSeen(proposal, changing)
  if (!asSeen.ok) return asSeen
  const write = order.status === 'confirmed' ? pend : replace
  const written = () => write(tx, order, proposal, changing)
  return row.kind === 'audio_guides' ? unlessEquipmentTaken(tx, written, 'services') : written()
}

/** Something changes, and at the sums that were seen: a list or the deadline may have changed while the form stood open. */
function decideSeen(proposal: Proposal, { seen, seesPrices }: Changing): Outcome<true> {
  if (Object.keys(proposal.diff).length === 0) return refuse('nothing_changed')
  if (!seesPrices || !costsOtherwise(proposal, seen)) return accept(true)
  return { ...refuse('stale_revision'), total: proposal.values.totalKopecks, penalty: proposal.penalty }
}

function costsOtherwise({ values, penalty }: Proposal, seen: Seen): boolean {
  return (seen.total !== undefined && seen.total !== values.totalKopecks) || (seen.penalty !== undefined && seen.penalty !== penalty)
}

/** The order in processing takes the difference of places only; a waiting one keeps its turn where it waits already. */
async function replace(tx: Tx, order: DecidedOrder, { values, diff }: Proposal, { actorId }: Changing): Promise<Outcome<number>> {
  const had = holdsPlaces(order.status) ? { slotId: order.slotId, places: order.places } : undefined
  if (had && !(await moveOwn(tx, order, had, values))) return refuse('no_places', 'schedule_item_id')
  await saveValues(tx, order.id, values)
  if (order.status === 'waiting_list' && values.slotId !== null)
    await joinWaiting(tx, order.id, values.slotId, values.slotId !== order.slotId)
  await announce(tx, order, { kind: 'changed', actorId, changes: withSums(diff, order.totalKopecks, values.totalKopecks, 0) })
  return accept(order.id)
}

type Places = { slotId: number | null; places: number }

/** New places first, so that a refusal leaves the old ones. */
async function moveOwn(tx: Tx, order: DecidedOrder, from: Places, to: Places): Promise<boolean> {
  const taker = { customerId: order.customerId, groupCategory: order.groupCategory }
  if (from.slotId !== null && from.slotId === to.slotId) {
    return exchangePlacesOrExpired(tx, from.slotId, { ...taker, places: from.places }, { ...taker, places: to.places }, 'customer')
  }
  if (to.slotId !== null && to.places > 0 && !(await takePlacesOrExpired(tx, to.slotId, { ...taker, places: to.places }, 'customer')))
    return false
  if (from.slotId !== null) await releasePlaces(tx, from.slotId, { ...taker, places: from.places })
  return true
}

/** A penalty that its sender is not shown waits for a colleague first (approve-change.ts). */
async function pend(tx: Tx, order: DecidedOrder, { values, diff, penalty }: Proposal, changing: Changing): Promise<Outcome<number>> {
  const { actorId, seesPrices } = changing
  const extra = { slotId: values.slotId, places: extraPlaces(order, values) }
  const held = { slotId: order.heldSlotId, places: order.heldPlaces ?? 0 }
  if (!(await moveOwn(tx, order, held, extra))) return refuse('no_places', 'schedule_item_id')
  await deleteHeldPlaces(tx, order.id)
  if (extra.slotId !== null && extra.places > 0) await insertHeldPlaces(tx, order.id, order, { slotId: extra.slotId, places: extra.places })
  const unseen = isUnseen(penalty, seesPrices) && { unseen: true as const }
  await savePending(tx, order.id, { values, diff, penalty, askedAt: order.now.toISOString(), askedBy: actorId, ...unseen })
  await announce(tx, order, { kind: 'change_asked', actorId, changes: withSums(diff, order.totalKopecks, values.totalKopecks, penalty) })
  if (unseen) await mailOrder(tx, order.id, { event: 'change_waits', cancels: false })
  return accept(order.id)
}

/** A diff with its money, as the history keeps it. */
export function withSums(diff: Diff, before: number, after: number, penalty: number): Diff {
  return {
    ...diff,
    ...(before !== after && { total: { from: before, to: after } }),
    ...(penalty > 0 && { penalty: { from: null, to: penalty } }),
  }
}
