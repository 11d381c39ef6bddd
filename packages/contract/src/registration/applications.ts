import * as z from 'zod/mini'
import { agreedTerms, cardOutput, keptRequisites } from '../customers/office-customers.ts'
import { customerKinds } from '../identity/login.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'

export const applicationStatuses = ['new', 'approved', 'refused'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

export const application = z.object({
  id: z.int(),
  /** What the applicant was told. */
  reference: z.string(),
  kind: z.enum(customerKinds),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: languageSchema,
  organization: z.nullable(z.extend(keptRequisites, { name: z.string() })),
  status: z.enum(applicationStatuses),
  /** Only a confirmed application can be approved. */
  email_confirmed: z.boolean(),
  consent: z.object({ version: z.string(), offer_version: z.string(), at: momentSchema }),
  created_at: momentSchema,
  decided_at: z.nullable(momentSchema),
  decided_by: z.nullable(z.string()),
  refusal_reason: z.nullable(z.string()),
  customer_id: z.nullable(z.int()),
  /** Who has this INN already: perhaps the applicant should be invited there. */
  same_inn: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type Application = z.output<typeof application>

const language = z.optional(languageSchema)

/** What staff read and decide about wishes to become a customer. */
export const applicationActions = {
  office_applications: {
    input: z.object({
      status: z.optional(z.enum(applicationStatuses)),
      search: z.optional(singleLine(100)),
      before: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language,
    }),
    /** Newest first; `next` is the `before` of the next page; `waiting`: confirmed ones without an answer. */
    output: z.object({ result: z.array(application), next: z.nullable(z.int()), waiting: z.int() }),
    ability: ['read', 'OfficeCustomer'],
    writes: false,
  },
  approve_customer: {
    input: z.object({ application_id: idSchema, ...agreedTerms, language }),
    output: cardOutput,
    ability: ['decide', 'OfficeCustomer'],
    writes: true,
  },
  refuse_customer: {
    input: z.object({ application_id: idSchema, reason: singleLine(500).check(z.minLength(1)), language }),
    output: z.object({ result: application }),
    ability: ['decide', 'OfficeCustomer'],
    writes: true,
  },
} as const satisfies ActionContracts
export type ApplicationActions = typeof applicationActions
