import * as z from 'zod/mini'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { officeOrder } from './office-orders.ts'
import { idSchema } from '../text.ts'

/** Visits of open orders: from today on, or days that have passed and nobody archived yet. */
const visits = z.enum(['coming', 'past'])
export type Visits = z.output<typeof visits>

/** What orders know about a customer, for its card and the list in the office. */
export const customerOrderActions = {
  /** Open orders, all or those of `visits`, by their days; archived and past ones, the latest first. */
  office_customer_orders: {
    input: z.object({
      customer_id: idSchema,
      archived: z.optional(z.boolean()),
      visits: z.optional(visits),
      after: z.optional(z.string().check(z.maxLength(64))),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language: z.optional(languageSchema),
    }),
    output: z.object({ result: z.array(officeOrder), next: z.nullable(z.string()) }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
  /** Orders to come of each of these customers; who has none is left out. */
  office_order_counts: {
    input: z.object({ customer_ids: z.array(idSchema).check(z.maxLength(200)), language: z.optional(languageSchema) }),
    output: z.object({ result: z.array(z.object({ customer_id: z.int(), upcoming: z.int() })) }),
    ability: ['read', 'OfficeOrder'],
    writes: false,
  },
} as const satisfies ActionContracts
