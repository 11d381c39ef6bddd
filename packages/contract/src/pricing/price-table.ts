import * as z from 'zod/mini'
import { emblemSchema, groupCategorySchema } from '../catalogue.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema, translatedName } from '../languages.ts'
import { priceSchema } from './pricing.ts'

/** Days of the year, both included, on which the same prices hold. */
const pricePeriod = z.object({
  from: z.string(),
  until: z.string(),
  /** Of a list that was agreed with this customer alone. */
  own: z.boolean(),
  /** By `kind:item`, and percents by the code of a VAT rate: what `priceOrder` takes. */
  prices: z.record(z.string(), priceSchema),
  vat: z.record(z.string(), z.nullable(z.int())),
})
export type PricePeriod = z.output<typeof pricePeriod>

const pricedObject = z.object({
  museum_object_id: z.string(),
  name: translatedName,
  /** In the order of their days; days between two of them are not sold. */
  periods: z.array(pricePeriod),
})
export type PricedObject = z.output<typeof pricedObject>

const pricedMuseum = z.object({
  /** Null: what the company itself sells. */
  museum: z.nullable(z.object({ id: z.int(), name: translatedName, emblem: emblemSchema })),
  objects: z.array(pricedObject),
})
export type PricedMuseum = z.output<typeof pricedMuseum>

/** What `get_prices` would say for each object and day of a year, as one table. */
export const priceTableActions = {
  get_price_table: {
    input: z.object({
      year: z.int().check(z.minimum(1900), z.maximum(2199)),
      type: groupCategorySchema,
      language: z.optional(languageSchema),
    }),
    output: z.object({ result: z.array(pricedMuseum) }),
    ability: ['read', 'Price'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PriceTableActions = typeof priceTableActions
