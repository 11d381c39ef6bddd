import * as z from 'zod/mini'
import { idSchema, singleLine } from '../text.ts'
import { orderKinds } from './items.ts'
import { orderStatuses } from './order-status.ts'

/** `OrderFilters` as they are sent: apart from the rules, which the first page asks without zod. */
export const orderFilters = z.object({
  unpaid: z.optional(z.literal(true)),
  status: z.optional(z.enum(orderStatuses)),
  museum: z.optional(idSchema),
  kind: z.optional(z.enum(orderKinds)),
  guide: z.optional(singleLine(200)),
})
