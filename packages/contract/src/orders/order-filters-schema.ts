import * as z from 'zod/mini'
import { idSchema, oneOrMany, singleLine } from '../text.ts'
import { orderKinds } from './items.ts'
import { orderStatuses } from './order-status.ts'

/** `OrderFilters` as they are sent: apart from the rules, which the first page asks without zod. */
export const orderFilters = z.object({
  unpaid: z.optional(z.literal(true)),
  status: z.optional(oneOrMany(z.enum(orderStatuses))),
  museum: z.optional(oneOrMany(idSchema)),
  kind: z.optional(oneOrMany(z.enum(orderKinds))),
  guide: z.optional(singleLine(200)),
})
