import { fieldFaultsOf, type FieldFault } from '@anfilada/contract/fields'
import { postGuideInput, postRgAgInput, postScheduleInput, postTransportInput } from '@anfilada/contract/orders/order-kinds'
import * as z from 'zod/mini'
import type { ServiceKind } from '../new-order-search.ts'
import type { ServiceDraft, ServiceField } from './service-draft.ts'
import { fieldsOfKind } from './service-plans.ts'
import { requestOfService } from './service-requests.ts'

// Compiled validators need eval, which the content security policy refuses.
z.config({ jitless: true })

const schemas = {
  schedule: postScheduleInput,
  audio_guides: postRgAgInput,
  transport: postTransportInput,
  guide: postGuideInput,
} as const satisfies Record<ServiceKind, z.ZodMiniType>

/** The server's own schema, asked before sending. */
export function serviceFaults(kind: ServiceKind, draft: ServiceDraft): Partial<Record<ServiceField, FieldFault>> {
  const parsed = z.safeParse<z.ZodMiniType>(schemas[kind], requestOfService(kind, draft), { reportInput: true })
  return parsed.success ? {} : serviceFields(kind, fieldFaultsOf(parsed.error.issues))
}

/** Fields that the form asks for in several controls, or under a name of its own. */
const ownNames: Record<ServiceKind, Readonly<Record<string, ServiceField>>> = {
  schedule: {},
  audio_guides: { pickup: 'pickup_time', return: 'return_time', tickets: 'adult' },
  transport: {},
  guide: { language: 'guide_language' },
}

/** Faults by the fields of the form: `services.0.quantity` is one of `services`; the first of each counts. */
export function serviceFields<T>(kind: ServiceKind, byPath: Readonly<Record<string, T>>): Partial<Record<ServiceField, T>> {
  const fields: Partial<Record<ServiceField, T>> = {}
  for (const [path, fault] of Object.entries(byPath)) {
    const head = path.split('.')[0] ?? ''
    const field = ownNames[kind][head] ?? fieldsOfKind(kind).find((one) => one === head)
    if (field) fields[field] ??= fault
  }
  return fields
}
