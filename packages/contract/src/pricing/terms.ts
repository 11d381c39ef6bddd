import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema } from '../text.ts'

// Settlement, credit limit and contract stand with the customer: `set_customer_terms` in office-customers.ts.

const language = z.optional(languageSchema)
/** A year at most. */
const minutes = z.int().check(z.nonnegative(), z.maximum(525_600))
const hours = z.int().check(z.nonnegative(), z.maximum(8_760))
/** Kopecks for one person. */
const penalty = z.int().check(z.nonnegative(), z.maximum(100_000_000_000))

/** What an object says of itself, as it is written. */
export const ownTermsShape = { cut_off_minutes: minutes, free_change_hours: hours, penalty }
/** What a contract changes of it; null changes nothing. */
export const agreedTermsShape = { cut_off_minutes: z.nullable(minutes), free_change_hours: z.nullable(hours), penalty: z.nullable(penalty) }

/** A change as the audit log keeps it, `{field: {from, to}}`; newest first. */
const termChange = z.object({ at: momentSchema, by: z.string(), details: z.record(z.string(), z.unknown()) })

const objectTerms = z.object({
  museum_object_id: z.string(),
  museum_id: z.int(),
  museum: z.string(),
  object: z.string(),
  zone: z.string(),
  /** Minutes before the visit until which orders are taken. */
  cut_off_minutes: z.int(),
  /** Hours before the visit until which an order is changed and cancelled freely. */
  free_change_hours: z.int(),
  penalty: z.int(),
})
export type ObjectTerms = z.output<typeof objectTerms>

const customerTermsRow = z.object({
  /** Null: for all objects that have no line of their own, field by field. */
  museum_object_id: z.nullable(z.string()),
  museum: z.nullable(z.string()),
  object: z.nullable(z.string()),
  /** Null changes nothing: the line for all objects holds, then the object's own terms. */
  cut_off_minutes: z.nullable(z.int()),
  free_change_hours: z.nullable(z.int()),
  penalty: z.nullable(z.int()),
})
export type CustomerTermsRow = z.output<typeof customerTermsRow>

const objectName = z.object({ museum_object_id: z.string(), museum_id: z.int(), museum: z.string(), object: z.string() })
export type ObjectName = z.output<typeof objectName>

export const termsActions = {
  /** Which objects there are, or are for groups of the category; by the names of museum and object. For all staff. */
  object_names: {
    input: z.object({ type: z.optional(groupCategorySchema), language }),
    output: z.object({ result: z.array(objectName) }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
  /** By museum and object. */
  object_terms: {
    input: z.object({ museum_id: z.optional(idSchema), language }),
    output: z.object({ result: z.array(objectTerms) }),
    ability: ['read', 'Terms'],
    writes: false,
  },
  object_terms_history: {
    input: z.object({ museum_object_id: systemIdSchema, language }),
    output: z.object({ result: z.array(termChange) }),
    ability: ['read', 'Terms'],
    writes: false,
  },
  set_object_terms: {
    input: z.object({ museum_object_id: systemIdSchema, ...ownTermsShape, language }),
    output: z.object({ result: objectTerms }),
    ability: ['update', 'Terms'],
    writes: true,
  },
  /** The line for all objects first. Changes of it stand in the customer's history. */
  customer_terms: {
    input: z.object({ customer_id: idSchema, language }),
    output: z.object({ result: z.array(customerTermsRow) }),
    ability: ['read', 'Terms'],
    writes: false,
  },
  /** Three nulls take the line away. */
  set_customer_terms_by_object: {
    input: z.object({
      customer_id: idSchema,
      museum_object_id: z.nullable(systemIdSchema),
      ...agreedTermsShape,
      language,
    }),
    output: z.object({ result: z.array(customerTermsRow) }),
    ability: ['update', 'Terms'],
    writes: true,
  },
} as const satisfies ActionContracts
export type TermsActions = typeof termsActions
