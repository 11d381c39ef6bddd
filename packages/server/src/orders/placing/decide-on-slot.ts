import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import type { Db } from '../../db/pool.ts'
import type { Outcome } from '../../outcome.ts'
import { findHold, returnExpiredHolds } from '../holding/holds.store.ts'
import { findAskedSlot } from './placement.reads.ts'
import { type AskedSlot, decidePlacement, type Placement } from './placement.rules.ts'

export type SlotDecision = { slot: AskedSlot | undefined; decision: Outcome<Placement> }

/**
 * Decides on the slot as it is seen now. The sender's own hold does not count against him; when the slot looks full all the same,
 * expired holds give their places back first. Without a hold, and with room, this is one read.
 */
export async function decideOnSlot(db: Db, input: PostRequestInput, by: { userId: number; customerId: number }): Promise<SlotDecision> {
  const slot = await findAskedSlot(db, input, by.customerId)
  if (!slot) return { slot, decision: decidePlacement(input, slot) }
  const held = await countHeldPlaces(db, input, by.userId)
  const decision = decidePlacement(input, { ...slot, free: slot.free + held })
  if (!foundFull(decision)) return { slot, decision }
  const free = await returnExpiredHolds(db, input.schedule_item_id)
  return { slot, decision: decidePlacement(input, { ...slot, free: free + held }) }
}

async function countHeldPlaces(db: Db, input: PostRequestInput, userId: number): Promise<number> {
  if (input.hold_id === undefined) return 0
  const hold = await findHold(db, input.hold_id, userId)
  return hold?.slotId === input.schedule_item_id ? hold.places : 0
}

function foundFull(decision: Outcome<Placement>): boolean {
  return decision.ok ? decision.value.status === 'waiting_list' : decision.refusal === 'no_places'
}
