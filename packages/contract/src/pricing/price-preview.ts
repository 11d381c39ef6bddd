import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { orderServices, ticketCategories } from '../orders/items.ts'
import { listCustomer } from './price-lists.ts'
import { idSchema } from '../text.ts'

/** Why a list did or did not make the price. */
export const choiceReasons = [
  'applied',
  /** Never published, or its prices are still a draft. */
  'not_published',
  'other_days',
  'object_not_named',
  /** The customer has a list of his own that names the object. */
  'own_list_goes_before',
  'begins_earlier',
  'made_earlier',
] as const
export type ChoiceReason = (typeof choiceReasons)[number]

const consideredList = z.object({
  list_id: z.int(),
  name: z.string(),
  customer: z.nullable(listCustomer),
  valid_from: z.string(),
  valid_until: z.string(),
  version_id: z.nullable(z.int()),
  number: z.nullable(z.int()),
  reason: z.enum(choiceReasons),
})

const quantity = z.int().check(z.nonnegative(), z.maximum(500))

export const pricePreviewActions = {
  price_preview: {
    input: z.object({
      museum_object_id: systemIdSchema,
      type: groupCategorySchema,
      customer_id: z.optional(idSchema),
      pass_date: dateSchema,
      tickets: z.array(z.object({ category: z.enum(ticketCategories), quantity })).check(z.maxLength(ticketCategories.length)),
      services: z.array(z.object({ service: z.enum(orderServices), quantity })).check(z.maxLength(orderServices.length)),
      language: z.optional(languageSchema),
    }),
    output: z.object({
      result: z.object({
        lines: z.array(
          z.object({
            kind: z.enum(['ticket', 'service']),
            item: z.string(),
            quantity: z.int(),
            free: z.int(),
            unit_price: z.int(),
            vat_percent: z.nullable(z.int()),
            /** Kopecks inside the sum. */
            vat: z.int(),
            sum: z.int(),
          }),
        ),
        /** Null with `unsold`: the first wish that the list does not price. */
        total: z.nullable(z.int()),
        unsold: z.nullable(z.object({ kind: z.enum(['ticket', 'service']), item: z.string() })),
        /** The list that made the price comes first, then the others in the order in which they lost. */
        lists: z.array(consideredList),
      }),
    }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PricePreviewActions = typeof pricePreviewActions
