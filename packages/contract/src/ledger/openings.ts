import * as z from 'zod/mini'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'
import { bookAmount } from './ledger.ts'

export const openingStates = ['proposed', 'posted', 'declined'] as const
export type OpeningState = (typeof openingStates)[number]

/** More than these nobody decides at once. */
export const mostOpenings = 500

const language = z.optional(languageSchema)

const opening = z.object({
  id: z.int(),
  customer: z.object({ id: z.int(), name: z.string() }),
  /** The museum-local day at whose end the customer stood so in the system before. */
  as_of: dateSchema,
  /** Kopecks: above zero he owed, below it he had paid ahead. */
  amount: z.int(),
  note: z.string(),
  state: z.enum(openingStates),
  proposed_at: momentSchema,
  proposed_by: z.string(),
  decided_at: z.nullable(momentSchema),
  decided_by: z.nullable(z.string()),
  /** Whether the reader may post or decline it: it is open, and somebody else proposed it. */
  decidable: z.boolean(),
})
export type LedgerOpening = z.output<typeof opening>

export const openingActions = {
  ledger_openings: {
    /** Open ones without a state; newest first. */
    input: z.object({
      state: z.optional(z.enum(openingStates)),
      before: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(mostOpenings))),
      language,
    }),
    output: z.object({ result: z.array(opening), next: z.nullable(z.int()) }),
    ability: ['read', 'Ledger'],
    writes: false,
  },
  /** Posts nothing yet. A customer has one opening balance: what is wrong with it a correction mends. */
  propose_opening: {
    input: z.object({ customer_id: idSchema, as_of: dateSchema, amount: bookAmount, note: singleLine(500), language }),
    output: z.object({ result: opening }),
    ability: ['update', 'Ledger'],
    writes: true,
  },
  /** Another employee than the one who proposed them posts or declines; all of them or none. */
  decide_openings: {
    input: z.object({ opening_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(mostOpenings)), post: z.boolean(), language }),
    output: z.object({ result: z.array(opening) }),
    ability: ['update', 'Ledger'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OpeningActions = typeof openingActions
