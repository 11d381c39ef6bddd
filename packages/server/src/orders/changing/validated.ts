import { fieldFaultsOf } from '@anfilada/contract/fields'
import type * as z from 'zod/mini'
import { accept, type Outcome, refuse } from '../../outcome.ts'

/** The whole of a changed order, held to the form of a new one of its kind: what that refuses is refused here, beside the same fields. */
export function validated<S extends z.ZodMiniType>(schema: S, data: object): Outcome<z.output<S>> {
  const present = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
  const parsed = schema.safeParse(present, { reportInput: true })
  return parsed.success ? accept(parsed.data) : { ...refuse('invalid_fields'), fields: fieldFaultsOf(parsed.error.issues) }
}
