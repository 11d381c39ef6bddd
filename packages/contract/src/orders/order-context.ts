import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema } from '../text.ts'
import { orderKinds } from './items.ts'
import { orderStatuses } from './order-status.ts'

/** What staff look at beside an order before they answer it. Sums are kopecks. */
const orderContext = z.object({
  account: z.object({
    /** Charged and not paid; of it, what visits that are over still owe. */
    due: z.int(),
    overdue: z.int(),
    /** Null: none was agreed. */
    limit: z.nullable(z.int()),
    /** What may still be charged once this order is, below zero when it does not reach; null without a limit. */
    left: z.nullable(z.int()),
    /** Money that pays nothing yet. */
    balance: z.int(),
  }),
  /** The guide's for the museum, the day and the group; null where none is asked for. */
  license: z.nullable(
    z.object({
      /** The last day of the one that holds; null: none does. */
      until: z.nullable(z.string()),
      /** Where none holds, the last day of the latest that is over by then, if there was one. */
      ended: z.nullable(z.string()),
      /** Accompanying guides that the order must name without one (guides-needed.ts). */
      needed: z.int(),
    }),
  ),
  /** Orders of the same group on that day, this one among them: of one programme or one guide; by hour. */
  day: z.array(z.object({ id: z.int(), kind: z.enum(orderKinds), time: z.string(), place: z.string(), status: z.enum(orderStatuses) })),
})
export type OfficeOrderContext = z.output<typeof orderContext>

export const officeOrderContextActions = {
  order_context: {
    input: z.object({ order_id: idSchema, language: z.optional(languageSchema) }),
    output: z.object({ result: orderContext }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
} as const satisfies ActionContracts
export type OfficeOrderContextActions = typeof officeOrderContextActions
