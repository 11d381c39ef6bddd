import * as z from 'zod/mini'
import { companyFacts } from './company-facts.ts'
import { dateSchema, momentSchema } from './date-schemas.ts'
import type { ActionContracts } from './envelope.ts'
import { languageSchema } from './languages.ts'
import { note, revisionSchema } from './text.ts'

const version = z.object({
  id: z.int(),
  /** From 1 on. */
  version: z.int(),
  /** `upcoming`: published, and not yet in force. */
  state: z.enum(['draft', 'upcoming', 'current', 'former']),
  valid_from: z.nullable(z.string()),
  facts: companyFacts,
  note: z.string(),
  created_by: z.nullable(z.string()),
  created_at: momentSchema,
  /** Who saved the draft last. */
  changed_by: z.nullable(z.string()),
  changed_at: z.nullable(momentSchema),
  /** Who typed account numbers that the version before does not have, and so cannot publish them; null where they are the same. */
  account_by: z.nullable(z.string()),
  /** A draft that the reader may publish: the account numbers, where they are new, are of somebody else. */
  publishable: z.boolean(),
  published_by: z.nullable(z.string()),
  published_at: z.nullable(momentSchema),
  /** Sent back with a change of a draft. */
  revision: z.int(),
})
export type CompanyVersion = z.output<typeof version>

const language = z.optional(languageSchema)
const one = z.object({ result: version })

export const companyActions = {
  /** All versions whole, newest first: there are few. */
  company_versions: {
    input: z.object({ language }),
    output: z.object({ result: z.array(version) }),
    ability: ['read', 'Company'],
    writes: false,
  },
  save_company_draft: {
    /** `revision`: of the draft that was read; 0 where there is none, which begins one. */
    input: z.object({ revision: revisionSchema, facts: companyFacts, language }),
    output: one,
    ability: ['update', 'Company'],
    writes: true,
  },
  discard_company_draft: {
    input: z.object({ revision: revisionSchema, language }),
    output: z.object({}),
    ability: ['update', 'Company'],
    writes: true,
  },
  /** From then on it is never changed; it holds from `valid_from`, today or later. New account numbers are published by a second person. */
  publish_company: {
    input: z.object({ revision: revisionSchema, valid_from: dateSchema, note: note(500), language }),
    output: one,
    ability: ['update', 'Company'],
    writes: true,
  },
} as const satisfies ActionContracts
export type CompanyActions = typeof companyActions
