import type { HeldPlaces } from '@anfilada/contract/orders/holds'
import { listNearestTimes, lockSlot, releasePlaces } from '../../catalogue/index.ts'
import type { Tx } from '../../db/pool.ts'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { decideHold } from './hold.rules.ts'
import {
  countOtherHolds,
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
  if (!(await exchangePlaces(tx, wanted, hold))) {
    return {
      ...refuse('no_places', 'schedule_item_id'),
      nearest: await listNearestTimes(tx, wanted.slotId, wanted.places, owner.customerId),
    }
  }
  const saved = hold ? await moveHold(tx, hold.id, wanted) : await insertHold(tx, owner, wanted)
  const free = (await returnExpiredHolds(tx, wanted.slotId)) + wanted.places
  return accept({ hold_id: saved.id, expires_at: saved.expiresAt.toISOString(), free })
}

/** Slots by id, then the hold: the global order. The holder's lock keeps the hold on its slot meanwhile; only sending can take it away. */
async function lockPlaces(tx: Tx, slotId: number, seen: Hold | undefined): Promise<Hold | undefined> {
  const slots = new Set([slotId, seen?.slotId ?? slotId])
  for (const id of [...slots].sort((one, other) => one - other)) await lockSlot(tx, id)
  return seen && lockHold(tx, seen.id)
}

/** Takes the wanted places before it gives the held ones back, so that a refusal leaves them. */
async function exchangePlaces(tx: Tx, wanted: NewHold, hold: Hold | undefined): Promise<boolean> {
  if (hold?.slotId === wanted.slotId) return takePlacesOrExpired(tx, wanted.slotId, wanted.places - hold.places)
  if (!(await takePlacesOrExpired(tx, wanted.slotId, wanted.places))) return false
  if (hold) await releasePlaces(tx, hold.slotId, hold.places)
  return true
}
