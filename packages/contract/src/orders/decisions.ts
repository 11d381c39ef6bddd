import * as z from 'zod/mini'
import { momentSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, revisionSchema } from '../text.ts'
import { decisionActs } from './decision-acts.ts'
import { officeOrder } from './office-orders.ts'
import { orderEventKinds } from './order-history.ts'
import { refusals, type RefusalCode } from '../refusals.ts'

const language = z.optional(languageSchema)
const codes = Object.keys(refusals) as [RefusalCode, ...RefusalCode[]]

/** A decision of one's own: one that waits, or one that nothing came of. */
const ownDecision = z.object({
  act: z.enum(decisionActs),
  order: officeOrder,
  /** The hour that was decided on; null where none was. */
  time: z.nullable(timeSchema),
  until: momentSchema,
  seconds_left: z.int(),
  /** Null while it waits. */
  failed: z.nullable(
    z.object({
      id: z.int(),
      sentence: z.string(),
      /** What happened to the order instead, and by whom; null: the system, or, of the whole, that nothing did. */
      instead: z.nullable(z.object({ kind: z.enum(orderEventKinds), actor: z.nullable(z.string()) })),
    }),
  ),
})
export type OwnDecision = z.output<typeof ownDecision>

/** So many orders can be asked about at once. */
const mostForeseen = 200

export const officeDecisionActions = {
  /** What the reader decided and can still take back, and what nothing came of in the last hours; the newest first. */
  office_decisions: {
    input: z.object({ language }),
    output: z.object({ result: z.array(ownDecision) }),
    ability: ['decide', 'OfficeOrder'],
    writes: false,
  },
  /**
   * What one answer to many orders would come to, one after another in this order; changes nothing. A change beside a confirmed order would be
   * accepted or declined, anything else confirmed at the hour that it asks for, or rejected.
   */
  preview_decisions: {
    input: z.object({
      answer: z.enum(['confirm', 'reject']),
      orders: z.array(z.object({ order_id: idSchema, revision: revisionSchema })).check(z.minLength(1), z.maxLength(mostForeseen)),
      language,
    }),
    /** Null where it would be done. */
    output: z.object({
      result: z.array(z.object({ order_id: z.int(), refusal: z.nullable(z.object({ code: z.enum(codes), error: z.string() })) })),
    }),
    ability: ['decide', 'OfficeOrder'],
    writes: false,
  },
  /** Takes one's own decision about an order back, as long as it waits; the order is as it was all the time. */
  undo_decision: {
    input: z.object({ order_id: idSchema, language }),
    output: z.object({ result: z.object({ order_id: z.int() }) }),
    ability: ['decide', 'OfficeOrder'],
    writes: true,
  },
} as const satisfies ActionContracts
export type OfficeDecisionActions = typeof officeDecisionActions
