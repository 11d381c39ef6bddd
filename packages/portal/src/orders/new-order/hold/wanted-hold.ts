import type { Slot } from '@anfilada/contract/catalogue'
import { peopleIn, type TicketDraft } from '../draft/ticket-draft.ts'
import type { WantedHold } from './keep-hold.ts'

type Asked = Pick<TicketDraft, 'schedule_item_id' | 'type' | 'tickets' | 'persons_per_guide' | 'accept_waiting'>

/**
 * What the draft should have held: the group, or, until its size is known, one guide's group as far as there is room. A group that waits
 * for places holds none.
 */
export function wantedHold(draft: Asked, slot: Pick<Slot, 'free' | 'status'> | undefined): WantedHold | undefined {
  if (draft.schedule_item_id === null || draft.accept_waiting) return undefined
  const people = peopleIn(draft)
  if (people === 0 && (!slot || slot.status === 'closed')) return undefined
  const usual = draft.persons_per_guide
  const places = people || (slot && slot.free > 0 ? Math.min(usual, slot.free) : usual)
  return { slotId: draft.schedule_item_id, type: draft.type, places }
}
