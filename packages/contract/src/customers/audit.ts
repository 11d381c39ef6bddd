import * as z from 'zod/mini'
import { dateSchema, momentSchema, periodInOrder } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { idSchema, rowIdSchema, singleLine } from '../text.ts'

const auditEntry = z.object({
  id: z.int(),
  at: momentSchema,
  /** Null with the name that a visitor gave. Names are as they were then. */
  actor: z.object({ id: z.nullable(z.int()), name: z.string() }),
  /** Whose customer it concerned, or on whose behalf an employee acted. */
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** `application.approved` */
  action: z.string(),
  subject: z.string(),
  subject_id: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** What people call whom and what it mentions today, by kind and id (`museum:3`); what is called nothing is not here. */
  names: z.record(z.string(), z.string()),
  address: z.nullable(z.string()),
})
export type AuditLine = z.output<typeof auditEntry>

const auditInput = z
  .object({
    /** Words, or beginnings of words, of the actor, the subject and what changed. */
    search: z.optional(singleLine(128)),
    actor_id: z.optional(idSchema),
    action: z.optional(singleLine(64)),
    customer_id: z.optional(idSchema),
    /** Calendar days of the museums' zone, both included. */
    period_lower: z.optional(dateSchema),
    period_upper: z.optional(dateSchema),
    /** The last id of the page before. */
    before: z.optional(rowIdSchema),
    limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
  })
  .check(periodInOrder)
export type AuditInput = z.output<typeof auditInput>

export const auditActions = {
  office_audit: {
    input: auditInput,
    /** `actions`: every action that the log knows, to choose from. */
    output: z.object({ result: z.array(auditEntry), next: z.nullable(z.int()), actions: z.array(z.string()) }),
    ability: ['read', 'Audit'],
    writes: false,
  },
} as const satisfies ActionContracts
export type AuditActions = typeof auditActions
