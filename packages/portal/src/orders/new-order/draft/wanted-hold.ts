import type { Slot } from '@anfilada/contract/catalogue'
import type { WantedHold } from '../hold/keep-hold.ts'
import { type OrderDraft, peopleIn } from './order-draft.ts'

/**
 * What the draft should have held: the group, or, until its size is known, one guide's group as far as there is room. A group that waits
 * for places holds none.
 */
export function wantedHold(draft: OrderDraft, slot: Pick<Slot, 'free' | 'status'> | undefined): WantedHold | undefined {
  if (draft.schedule_item_id === null || draft.accept_waiting) return undefined
  const people = peopleIn(draft)
  if (people === 0 && (!slot || slot.status === 'closed')) return undefined
  const usual = draft.persons_per_guide
  const places = people || (slot && slot.free > 0 ? Math.min(usual, slot.free) : usual)
  return { slotId: draft.schedule_item_id, type: draft.type, places }
}
