import type { PostRequestInput } from '@anfilada/contract/orders/orders'
import type { Db, Pool, Tx } from '../../db/pool.ts'
import { type Outcome, refuse } from '../../outcome.ts'
import { findFreePlaces, returnExpiredHolds } from '../holding/holds.store.ts'
import { countFittingAlternatives, findAskedSlot } from './placement.reads.ts'
import { type AskedSlot, decidePlacement, type Placement } from './placement.rules.ts'

export type SlotDecision = { slot: AskedSlot | undefined; decision: Outcome<Placement> }
type By = { userId: number; customerId: number }

/**
 * Decides on the slot as it is seen now. The sender's own hold does not count against him; when the slot looks full all the same,
 * expired holds give their places back first, and who waits for the slot is served (`makeRoom`), so that nobody is refused because of
 * places that are only promised. Without a hold, and with room, this is one read.
 */
export async function decideOnSlot(
  db: Pool | Tx,
  input: PostRequestInput,
  by: By,
  makeRoom: (slotId: number, hasWaiting: boolean) => Promise<unknown> = (slotId) => returnExpiredHolds(db, slotId),
): Promise<SlotDecision> {
  const asked = await findAskedSlot(db, input, by.customerId)
  if (!asked) return { slot: asked, decision: decidePlacement(input, asked) }
  const slot = input.hold_id === undefined ? asked : { ...asked, free: await freeFor(db, input, by) }
  const decision = decidePlacement(input, slot)
  if (!foundFull(decision)) return { slot, decision }

  await makeRoom(input.schedule_item_id, slot.hasRules)
  const now = { ...slot, free: await freeFor(db, input, by) }
  return { slot: now, decision: await withAlternatives(db, input, by, decidePlacement(input, now)) }
}

function freeFor(db: Db, input: PostRequestInput, by: By): Promise<number> {
  return findFreePlaces(db, input.schedule_item_id, { ...by, groupCategory: input.type, holdId: input.hold_id ?? null })
}

/** Who waits may name other times that will do: open ones of the object, at the price that he is told now. */
async function withAlternatives(db: Db, input: PostRequestInput, by: By, decision: Outcome<Placement>): Promise<Outcome<Placement>> {
  const alternatives = input.alternatives ?? []
  if (alternatives.length === 0 || !decision.ok || decision.value.status !== 'waiting_list') return decision
  const fitting = await countFittingAlternatives(db, input, by.customerId)
  return fitting === alternatives.length ? decision : refuse('alternative_wrong', 'alternatives')
}

function foundFull(decision: Outcome<Placement>): boolean {
  return decision.ok ? decision.value.status === 'waiting_list' : decision.refusal === 'no_places'
}
