import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { currencySchema } from '../money.ts'
import { orderServices, ticketCategories } from '../orders/items.ts'

/** Kopecks. */
export const amountSchema = z.int().check(z.nonnegative(), z.maximum(100_000_000_000))

/** What a museum's object may sell, as `kind:item`. */
export const museumPriceKeys = [
  ...ticketCategories.map((category) => `ticket:${category}` as const),
  ...orderServices.map((service) => `service:${service}` as const),
] as const

/** What a price list prices: also an hour of a vehicle class or of a guide, which the company itself sells. */
export const priceKeys = [...museumPriceKeys, 'service:transport', 'service:guide'] as const
export type PriceKey = (typeof priceKeys)[number]
export const priceKeySchema = z.enum(priceKeys)

/** Heads. */
export const headsSchema = z.int().check(z.positive(), z.maximum(10_000))
/** By the size of the group; none is fine. */
export const tiersSchema = z.array(z.object({ from: headsSchema, amount: amountSchema })).check(
  z.maxLength(10),
  // The tier of a group is the last one that it reaches: out of order a wrong one would be found.
  z.refine((tiers: { from: number }[]) => tiers.every((tier, index) => index === 0 || tier.from > (tiers[index - 1]?.from ?? 0)), {
    error: 'invalid',
  }),
)
/** The code of a VAT rate. */
export const vatSchema = z.string().check(z.maxLength(40))

/** How an item is sold: the shape of `Price` in price-order.ts. */
export const priceSchema = z.object({
  amount: amountSchema,
  basis: z.optional(z.literal('group')),
  tiers: z.optional(tiersSchema.check(z.minLength(1))),
  free: z.optional(z.object({ per: headsSchema, max: z.optional(headsSchema) })),
  vat: z.optional(vatSchema),
})

/** Prices of an object for a group category on a day, kopecks; what is not listed is not sold there. */
export const pricingActions = {
  get_prices: {
    /** `pass_date`: the day of the visit; today, in Moscow, without it. */
    input: z.object({ museum_object_id: systemIdSchema, type: groupCategorySchema, pass_date: z.optional(dateSchema) }),
    output: z.object({
      result: z.object({
        tickets: z.array(z.object({ category: z.string(), unit_price: z.int() })),
        services: z.array(z.object({ service: z.string(), unit_price: z.int() })),
        /** By `kind:item`, and percents by the code of a VAT rate: what `priceOrder` takes. */
        prices: z.record(z.string(), priceSchema),
        vat: z.record(z.string(), z.nullable(z.int())),
        currency: currencySchema,
      }),
    }),
    ability: ['read', 'Price'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PricingActions = typeof pricingActions
