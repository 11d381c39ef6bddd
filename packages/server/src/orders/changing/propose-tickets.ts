import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { postRequestInput, type PostRequestInput } from '@anfilada/contract/orders/orders'
import { listNearestTimes } from '../../catalogue/index.ts'
import type { Db } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { returnExpiredHolds } from '../holding/holds.store.ts'
import { archivedForChange } from '../equipment.rules.ts'
import { lineTuple } from '../order-lines.rules.ts'
import { dataOf } from '../order.presenter.ts'
import { findAskedSlot } from '../placing/placement.reads.ts'
import { type AskedSlot, decidePlacement, type Placement } from '../placing/placement.rules.ts'
import { findFreeForChange } from './change-base.reads.ts'
import type { OrderValues } from './pending-change.ts'
import { type Proposed, validated, type Wish } from './change-wish.ts'

/**
 * A change of museum tickets is held to the rules of a new order, with what is the order's already: its own places count as free, and past
 * the cut-off it may still become smaller where it is.
 */
export async function proposeTickets(db: Db, wish: Wish): Promise<Outcome<Proposed>> {
  const { row } = wish
  const form = validated(postRequestInput, wish.data)
  if (!form.ok) return form
  const asked = form.value
  const slot = await findAskedSlot(db, asked, row.customerId)
  if (!slot) return refuse('slot_not_found', 'schedule_item_id')
  const input = followSlot(asked, slot, wish)
  const places = input.tickets.reduce((sum, ticket) => sum + ticket.quantity, 0)
  const free = await findFree(db, wish, input.schedule_item_id)
  const moves = input.schedule_item_id !== row.slotId
  const stays = { moves, grows: places > row.places, objectId: row.objectId }
  const archivedEquipment = archivedForChange(slot.archivedEquipment, dataOf(row).services, input.services)
  const decision = decidePlacement(input, { ...allowWhatStays(slot, stays), free, archivedEquipment })
  if (decision.ok) return accept({ values: valuesOf(wish, input, decision.value), free })
  if (isAboutPrice(decision.refusal) && !wish.priced) return accept({ values: valuesOf(wish, input, undefined), free })
  if (decision.refusal !== 'no_places') return decision
  const sought = { places, customerId: row.customerId, groupCategory: row.groupCategory }
  return { ...decision, nearest: await listNearestTimes(db, input.schedule_item_id, sought) }
}

/** An order of an object that takes no new ones is changed as before, as long as it stays there. */
function allowWhatStays(
  slot: AskedSlot,
  { moves, grows, objectId }: { moves: boolean; grows: boolean; objectId: string | null },
): AskedSlot {
  return {
    ...slot,
    closed: slot.closed && (moves || grows),
    archived: slot.archived && slot.objectId !== objectId,
    museumClosed: slot.museumClosed && moves,
  }
}

/** Whoever names only another slot means its day and object, too. */
function followSlot(asked: PostRequestInput, slot: AskedSlot, { row, input }: Wish): PostRequestInput {
  return {
    ...asked,
    accept_waiting: row.status === 'waiting_list',
    pass_date: input.pass_date ?? slot.passDate,
    system_id: input.system_id ?? slot.objectId,
  }
}

/** Places of the order and of its pending change count as free for it; holds that are over do, too. */
export async function findFree(db: Db, { row, base }: Pick<Wish, 'row' | 'base'>, slotId: number): Promise<number> {
  await returnExpiredHolds(db, slotId)
  const ordered = row.slotId === slotId && holdsPlaces(row.status) ? row.places : 0
  const held = base.heldSlotId === slotId ? (base.heldPlaces ?? 0) : 0
  return findFreeForChange(db, { slotId, customerId: row.customerId, groupCategory: row.groupCategory, own: ordered + held })
}

function isAboutPrice(refusal: string): boolean {
  return refusal === 'ticket_not_sold' || refusal === 'service_not_sold'
}

/** Without a placement, or without a reason for a new price, the lines stay. */
function valuesOf({ row, base, priced }: Wish, input: PostRequestInput, placement: Placement | undefined): OrderValues {
  const price = { lines: row.lines, totalKopecks: row.totalKopecks, priceVersion: base.priceVersion, places: row.places }
  const renewed = priced && placement && { ...placement, lines: placement.lines.map(lineTuple), totalKopecks: placement.total as number }
  const { lines, totalKopecks, priceVersion, places } = renewed || price
  return {
    objectId: input.system_id,
    slotId: input.schedule_item_id,
    passDate: input.pass_date,
    starts: placement?.starts ?? row.starts,
    countryId: input.country_id,
    personsPerGuide: input.persons_per_guide,
    guide: input.guide,
    guidePhone: input.guide_phone,
    qtyGuide: input.qty_guide,
    notes: input.notes ?? '',
    refno: input.refno || row.refno,
    adult: row.adult,
    child: row.child,
    details: row.details,
    places,
    lines,
    totalKopecks,
    priceVersion,
  }
}
