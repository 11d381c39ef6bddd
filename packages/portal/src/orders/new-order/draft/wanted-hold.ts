import type { Slot } from '@anfilada/contract/catalogue'
import type { FormStep } from '@anfilada/contract/orders/kinds/field-row'
import { maxQuantity } from '@anfilada/contract/orders/items'
import type { Hold, WantedHold } from '../hold/keep-hold.ts'
import type { Screen } from './form-steps.ts'
import { type OrderDraft, sizeOf } from './order-draft.ts'

type Places = { slot: Pick<Slot, 'free' | 'status'> | undefined; atLeast?: number }

/**
 * What the draft should have held: the group as far as its size was said, or, where nobody said it, one guide's group as far as there is
 * room. `atLeast`: not fewer than these. A group that waits for places holds none.
 */
export function wantedHold(draft: OrderDraft, { slot, atLeast = 0 }: Places): WantedHold | undefined {
  if (draft.schedule_item_id === null || draft.accept_waiting) return undefined
  const size = sizeOf(draft)
  if (size === 0 && (!slot || slot.status === 'closed')) return undefined
  const usual = draft.persons_per_guide
  const places = size || (slot && slot.free > 0 ? Math.min(usual, slot.free) : usual)
  return { slotId: draft.schedule_item_id, type: draft.type, places: Math.min(Math.max(places, atLeast), maxQuantity) }
}

type Counting = { screen: Screen; seen: readonly FormStep[]; draft: OrderDraft; hold: Hold | undefined }

/**
 * While the heads are counted for the first time, digit by digit and category by category, a hold of this slot only grows: what the first
 * digit gave back, somebody else could take before the second. From the moment the question is left the hold is the group's, smaller at once.
 */
export function keptWhileCounting({ screen, seen, draft, hold }: Counting): number {
  const isCounting = screen === 'group' && !seen.includes('group')
  return isCounting && hold?.slotId === draft.schedule_item_id && hold.type === draft.type ? hold.places : 0
}
