import type { HeldPlaces } from '@anfilada/contract/orders/holds'
import { listNearestTimes, lockSlot, releasePlaces, type Taker } from '../../catalogue/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideHold } from './hold.rules.ts'
import {
  countOtherHolds,
  exchangePlacesOrExpired,
  findFreePlaces,
  findHold,
  findWantedSlot,
  type Hold,
  type HoldOwner,
  insertHold,
  lockHold,
  lockHolder,
  moveHold,
  type NewHold,
  returnExpiredHolds,
  takePlacesOrExpired,
  takerOf,
} from './holds.store.ts'

/**
 * Holds places for a draft, or moves the hold that it has. A full slot refuses and leaves the draft's hold where it was; a hold that was
 * sent or is over by now is as good as none.
 */
export async function holdPlaces(tx: Tx, owner: HoldOwner, wanted: NewHold, holdId: number | undefined): Promise<Outcome<HeldPlaces>> {
  await lockHolder(tx, owner.customerId)
  const seen = holdId === undefined ? undefined : await findHold(tx, holdId, owner.userId)
  const others = await countOtherHolds(tx, owner.customerId, seen?.id ?? null)
  const decision = decideHold(wanted.type, await findWantedSlot(tx, wanted.slotId, owner.customerId), others)
  if (!decision.ok) return decision

  const hold = await lockPlaces(tx, wanted.slotId, seen)
  if (!(await movePlaces(tx, owner.customerId, wanted, hold))) {
    const sought = { places: wanted.places, customerId: owner.customerId, groupCategory: wanted.type }
    return { ...refuse('no_places', 'schedule_item_id'), nearest: await listNearestTimes(tx, wanted.slotId, sought) }
  }
  const saved = hold ? await moveHold(tx, hold.id, wanted) : await insertHold(tx, owner, wanted)
  await returnExpiredHolds(tx, wanted.slotId)
  const free = await findFreePlaces(tx, wanted.slotId, { ...owner, groupCategory: wanted.type, holdId: saved.id })
  return accept({ hold_id: saved.id, expires_at: saved.expiresAt.toISOString(), free })
}

/** Slots by id, then the hold: the global order. The holder's lock keeps the hold on its slot meanwhile; only sending can take it away. */
async function lockPlaces(tx: Tx, slotId: number, seen: Hold | undefined): Promise<Hold | undefined> {
  const slots = new Set([slotId, seen?.slotId ?? slotId])
  for (const id of [...slots].sort((one, other) => one - other)) await lockSlot(tx, id)
  return seen && lockHold(tx, seen.id)
}

/** Takes the wanted places before it gives the held ones back, so that a refusal leaves them. */
async function movePlaces(tx: Tx, customerId: number, wanted: NewHold, hold: Hold | undefined): Promise<boolean> {
  const taker: Taker = { customerId, groupCategory: wanted.type, places: wanted.places }
  if (hold?.slotId === wanted.slotId) return exchangePlacesOrExpired(tx, wanted.slotId, takerOf(hold), taker, 'customer')
  if (!(await takePlacesOrExpired(tx, wanted.slotId, taker, 'customer'))) return false
  if (hold) await releasePlaces(tx, hold.slotId, takerOf(hold))
  return true
}
