import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from './catalogue.ts'
import type { ActionContracts } from './envelope.ts'
import { currencySchema } from './money.ts'

/** Unit prices of an object for a group category, kopecks; what is not listed is not sold there. */
export const pricingActions = {
  get_prices: {
    input: z.object({ museum_object_id: systemIdSchema, type: groupCategorySchema }),
    output: z.object({
      result: z.object({
        tickets: z.array(z.object({ category: z.string(), unit_price: z.int() })),
        services: z.array(z.object({ service: z.string(), unit_price: z.int() })),
        currency: currencySchema,
      }),
    }),
    ability: ['read', 'Price'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PricingActions = typeof pricingActions
