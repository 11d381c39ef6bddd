import type { GroupCategory } from '@anfilada/contract/catalogue'
import { holdsAtOnce } from '@anfilada/contract/orders/holds'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** The slot whose places a draft wants, as far as it decides whether they may be had at all. */
export type WantedSlot = { closed: boolean; archived: boolean; museumTypes: GroupCategory[] }

/**
 * Whether a draft may try to hold places of the slot. `otherHolds`: the customer's live holds of other drafts. Beyond the limit the new
 * draft is refused: dropping the oldest hold instead would take the places from a colleague who is still typing.
 */
export function decideHold(type: GroupCategory, slot: WantedSlot | undefined, otherHolds: number): Outcome<true> {
  if (!slot) return refuse('slot_not_found', 'schedule_item_id')
  if (slot.archived) return refuse('object_archived', 'schedule_item_id')
  if (!slot.museumTypes.includes(type)) return refuse('group_category_not_served', 'type')
  if (slot.closed) return refuse('booking_closed', 'schedule_item_id')
  return otherHolds < holdsAtOnce ? accept(true) : refuse('too_many_holds')
}
