import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { passwordSchema } from '../identity/passwords.ts'

const language = z.optional(languageSchema)

/** At both endpoints. */
export const exportActions = {
  /** Everything that is kept about the caller himself, as lists of rows by part: a document to save. */
  export_personal_data: {
    input: z.object({ language }),
    output: z.object({ result: z.record(z.string(), z.array(z.unknown())) }),
    ability: ['read', 'Account'],
    writes: false,
  },
} as const satisfies ActionContracts
export type ExportActions = typeof exportActions

export const erasureActions = {
  /** Ends the caller's login for good. Orders, without his name, and the ledger stay (docs/decisions/0017). */
  erase_personal_data: {
    input: z.object({ password: passwordSchema, language }),
    output: z.object({ result: z.object({ anonymised_orders: z.int() }) }),
    ability: ['update', 'Account'],
    // Takes no key, as all actions that carry a password; a repetition is refused, because the session is over.
    writes: false,
  },
} as const satisfies ActionContracts
export type ErasureActions = typeof erasureActions
