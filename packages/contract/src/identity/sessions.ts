import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'

/** One of the caller's own sessions; `acting_for`: the customer on whose behalf an employee opened it. */
export const ownSession = z.object({
  id: z.int(),
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
  created_at: momentSchema,
  last_seen_at: momentSchema,
  acting_for: z.nullable(z.string()),
  current: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

const ended = z.object({ result: z.object({ ended_sessions: z.int() }) })

/** At both endpoints. Live streams of an ended session end with it. */
export const sessionActions = {
  /** Newest use first. */
  list_sessions: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(ownSession) }),
    ability: ['read', 'Account'],
    writes: false,
  },
  end_session: {
    input: z.object({ session_id: z.int().check(z.positive()), language: z.optional(languageSchema) }),
    output: ended,
    ability: ['update', 'Account'],
    writes: true,
  },
  /** All but the one that asks. */
  end_other_sessions: {
    input: z.object({ language: z.optional(languageSchema) }),
    output: ended,
    ability: ['update', 'Account'],
    writes: true,
  },
} as const satisfies ActionContracts
export type SessionActions = typeof sessionActions
