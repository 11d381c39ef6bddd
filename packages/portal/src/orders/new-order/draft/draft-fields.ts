import type { TicketDraft } from './ticket-draft.ts'

export type DraftField = Exclude<keyof TicketDraft, 'time' | 'accept_waiting' | 'alternatives'>

/** The fields in the order in which they are asked for: so the summary of errors lists them. */
export const draftFields = [
  'type',
  'museum_id',
  'system_id',
  'pass_date',
  'schedule_item_id',
  'tickets',
  'country_id',
  'persons_per_guide',
  'services',
  'guide',
  'guide_phone',
  'qty_guide',
  'notes',
  'refno',
] as const satisfies readonly DraftField[]
