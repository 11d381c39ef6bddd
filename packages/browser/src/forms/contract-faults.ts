import * as z from 'zod/mini'
import { fieldFaultsOf } from '@anfilada/contract/fields'

/** A field of a form for a path of the contract: itself, what holds it (`roles.1`), or its own last word (`organization.inn`). */
export function fieldAt<F extends string>(path: string, fields: readonly F[]): F | undefined {
  const words = path.split('.')
  const candidates = words.flatMap((_, place) => [words.slice(0, words.length - place).join('.'), words.slice(place).join('.')])
  return fields.find((field) => field === path) ?? candidates.flatMap((one) => fields.find((field) => field === one) ?? [])[0]
}

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
