import { fieldFaultsOf, type FieldFault } from '@anfilada/contract/fields'
import { postRequestInput } from '@anfilada/contract/orders'
import * as z from 'zod/mini'
import { requestOf, type TicketDraft } from './ticket-draft.ts'

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true })

export type DraftField = keyof TicketDraft

/** The fields in the order in which they stand on the page: so the summary lists them. */
export const draftFields = [
  'type',
  'museum_id',
  'system_id',
  'pass_date',
  'schedule_item_id',
  'tickets',
  'services',
  'country_id',
  'guide',
  'guide_phone',
  'qty_guide',
  'persons_per_guide',
  'notes',
  'refno',
] as const satisfies readonly DraftField[]

/** The server's own schema, asked before sending. */
export function draftFaults(draft: TicketDraft): Partial<Record<DraftField, FieldFault>> {
  const parsed = z.safeParse(postRequestInput, requestOf(draft, false), { reportInput: true })
  return parsed.success ? {} : byField(fieldFaultsOf(parsed.error.issues))
}

/** `tickets.0.quantity` is a fault of the field `tickets`; the first of each field counts. */
export function byField<T>(byPath: Readonly<Record<string, T>>): Partial<Record<DraftField, T>> {
  const fields: Partial<Record<DraftField, T>> = {}
  for (const [path, fault] of Object.entries(byPath)) {
    const field = draftFields.find((one) => one === path.split('.')[0])
    if (field) fields[field] ??= fault
  }
  return fields
}
