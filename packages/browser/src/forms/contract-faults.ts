import * as z from 'zod/mini'
import { fieldFaultsOf } from '@anfilada/contract/fields'

/** What the contract would refuse of an input, by the form's fields; what is no field of the form is left to the server. */
export function contractFaults<F extends string>(
  schema: z.ZodMiniType,
  input: unknown,
  fieldOf: (path: string) => F | undefined,
): Partial<Record<F, string>> {
  const { error } = z.safeParse(schema, input, { reportInput: true })
  const faults: Partial<Record<F, string>> = {}
  for (const [path, fault] of Object.entries(error ? fieldFaultsOf(error.issues) : {})) {
    const field = fieldOf(path)
    if (field !== undefined) faults[field] ??= fault
  }
  return faults
}
