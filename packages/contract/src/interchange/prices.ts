import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema } from '../date-schemas.ts'
import { isInOrder } from '../dates.ts'
import type { Price } from '../pricing/price-order.ts'
import { amountSchema, headsSchema, priceKeySchema, tiersSchema, vatSchema } from '../pricing/pricing.ts'
import { singleLine } from '../text.ts'
import { customerKeySchema } from './customers.ts'

/** A published list by what it is: its number is another database's own. */
const list = {
  list: singleLine(120).check(z.minLength(1)),
  type: groupCategorySchema,
  /** Whose own list it is; null: for all. */
  customer: z.nullable(customerKeySchema),
  valid_from: dateSchema,
  valid_until: dateSchema,
  /** It shares days with another published list of its category and customer, and is meant to. */
  overlaps: z.boolean(),
}

/** What an item of an object costs in a published list. */
export const priceRow = z
  .object({
    ...list,
    museum_object_id: systemIdSchema,
    item: priceKeySchema,
    amount: amountSchema,
    /** The amount is for the whole group. */
    for_group: z.boolean(),
    tiers: tiersSchema,
    /** One of so many is free, so many at most. */
    free_per: z.nullable(headsSchema),
    free_max: z.nullable(headsSchema),
    vat: z.nullable(vatSchema),
  })
  .check(
    z.refine(({ valid_from, valid_until }) => isInOrder(valid_from, valid_until), { error: 'date', path: ['valid_until'] }),
    z.refine(({ free_per, free_max }) => free_per !== null || free_max === null, { error: 'required', path: ['free_per'] }),
  )
export type PriceRow = z.output<typeof priceRow>

/** What a row says, as a price table keeps it. */
export function priceOf({ amount, for_group, tiers, free_per, free_max, vat }: PriceParts): Price {
  return {
    amount,
    ...(for_group && { basis: 'group' as const }),
    ...(tiers.length > 0 && { tiers }),
    ...(free_per !== null && { free: { per: free_per, ...(free_max !== null && { max: free_max }) } }),
    ...(vat !== null && { vat }),
  }
}

type PriceParts = Pick<PriceRow, 'amount' | 'for_group' | 'tiers' | 'free_per' | 'free_max' | 'vat'>

/** The other way round. */
export function partsOf({ amount, basis, tiers = [], free, vat }: Price): PriceParts {
  return {
    amount,
    for_group: basis === 'group',
    tiers: tiers.map((tier) => ({ from: tier.from, amount: tier.amount })),
    free_per: free?.per ?? null,
    free_max: free?.max ?? null,
    vat: vat ?? null,
  }
}
