import { fieldFaultsOf, type FieldFault } from '@anfilada/contract/fields'
import { postRequestInput } from '@anfilada/contract/orders/orders'
import * as z from 'zod/mini'
import { draftFields, type DraftField } from './draft-fields.ts'
import { requestOf, type TicketDraft } from './ticket-draft.ts'

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true })

/** The server's own schema, asked before sending. */
export function draftFaults(draft: TicketDraft): Partial<Record<DraftField, FieldFault>> {
  const parsed = z.safeParse(postRequestInput, requestOf(draft), { reportInput: true })
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
