import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../catalogue.ts'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { priceKeySchema, priceSchema } from './pricing.ts'
import { idSchema, note, revisionSchema, singleLine } from '../text.ts'

const language = z.optional(languageSchema)

/** Whose list it is. */
export const listCustomer = z.object({ id: z.int(), name: z.string() })

const publication = z.object({
  version_id: z.int(),
  number: z.int(),
  at: momentSchema,
  /** Null where the system did it. */
  by: z.nullable(z.string()),
})

/** A list of the same category and customer that is in force on some of the same days. */
const overlap = z.object({
  list_id: z.int(),
  name: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  /** On the common days its prices go before, because it begins later (or, beginning on the same day, was made later). */
  wins: z.boolean(),
})

const priceList = z.object({
  id: z.int(),
  name: z.string(),
  type: groupCategorySchema,
  /** Null: for everybody. A customer's own list goes before the one for all, but only for the objects that it names. */
  customer: z.nullable(listCustomer),
  valid_from: z.string(),
  valid_until: z.string(),
  /** What is charged; null while the list was never published. */
  current: z.nullable(publication),
  /** What is being edited; one at a time. `changed`: objects whose prices differ from the current version. */
  draft: z.nullable(
    z.object({ version_id: z.int(), number: z.int(), at: momentSchema, by: z.nullable(z.string()), revision: z.int(), changed: z.int() }),
  ),
  overlaps: z.array(overlap),
  /** Name of the file that customers get instead of the one made from the prices. */
  file: z.nullable(z.string()),
})
export type OfficePriceList = z.output<typeof priceList>

const pricesByKey = z.record(z.string(), priceSchema)

const priceRow = z.object({
  museum_object_id: z.string(),
  /** 0: what the company itself sells, of no museum. */
  museum_id: z.int(),
  museum: z.string(),
  object: z.string(),
  /** By `ticket:common`, `service:ag`, …; what is absent is not sold. */
  prices: pricesByKey,
  /** The same in the current version, for marking what changed; absent where nothing did. */
  current: z.optional(pricesByKey),
  /** Sent back with a change of this object; 0 where nothing stands yet. */
  revision: z.int(),
})
export type OfficePriceRow = z.output<typeof priceRow>

const priceVersion = z.object({
  id: z.int(),
  number: z.int(),
  state: z.enum(['draft', 'current', 'former']),
  note: z.string(),
  /** Of a draft: sent back when it is published or discarded. */
  revision: z.int(),
})

const objectChange = z.object({
  museum_object_id: systemIdSchema,
  revision: revisionSchema,
  /** Null takes the item off sale; items that are not named stay as they are. */
  prices: z
    .partialRecord(priceKeySchema, z.nullable(priceSchema))
    .check(z.refine((prices: object) => Object.keys(prices).length > 0, { error: 'required' })),
})

/** Objects in one change; more go in several. */
export const objectsAtOnce = 500

const priceDifference = z.object({
  museum_object_id: z.string(),
  museum: z.string(),
  object: z.string(),
  key: z.string(),
  from: z.nullable(priceSchema),
  to: z.nullable(priceSchema),
})
export type PriceDifference = z.output<typeof priceDifference>

const historyVersion = z.object({
  id: z.int(),
  number: z.int(),
  state: z.enum(['draft', 'current', 'former']),
  note: z.string(),
  created_at: momentSchema,
  created_by: z.nullable(z.string()),
  published_at: z.nullable(momentSchema),
  published_by: z.nullable(z.string()),
})

const period = {
  valid_from: dateSchema,
  valid_until: dateSchema,
}

/** Both days included. */
const rightWay = z.refine<{ valid_from: string; valid_until: string }>(({ valid_from, valid_until }) => valid_from <= valid_until, {
  error: 'date',
  path: ['valid_until'],
})

const whole = z.object({ result: priceList })

export const priceListActions = {
  price_lists: {
    input: z.object({
      /** Lists in force on some day of the year. */
      year: z.optional(z.int().check(z.minimum(1900), z.maximum(2199))),
      type: z.optional(groupCategorySchema),
      /** Null: those for everybody; absent: all. */
      customer_id: z.optional(z.nullable(idSchema)),
      language,
    }),
    /** The later they begin, the earlier they come; 1,000 at most. */
    output: z.object({ result: z.array(priceList) }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
  create_price_list: {
    input: z
      .object({
        name: singleLine(120).check(z.minLength(1)),
        type: groupCategorySchema,
        customer_id: z.optional(idSchema),
        ...period,
        language,
      })
      .check(rightWay),
    output: whole,
    ability: ['update', 'PriceList'],
    writes: true,
  },
  price_list: {
    /** Without a version: the draft, else the current version. */
    input: z.object({ list_id: idSchema, version_id: z.optional(idSchema), language }),
    output: z.object({
      result: z.object({
        list: priceList,
        version: priceVersion,
        /** Every object whose museum serves the category, by museum and name. */
        rows: z.array(priceRow),
        /** VAT rates as they are on the list's first day; percent null: without VAT. `own`: the company's taxes know it. */
        vat: z.array(z.object({ code: z.string(), percent: z.nullable(z.int()), own: z.boolean() })),
        /** Of a list that was never published: the one of the same category and customer that is in force until it begins, with its prices by object. */
        before: z.nullable(z.object({ id: z.int(), name: z.string(), prices: z.record(z.string(), pricesByKey) })),
      }),
    }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
  edit_price_draft: {
    input: z.object({
      list_id: idSchema,
      /** The version that was looked at: the draft, or the current one, from which a draft is then begun. */
      version_id: idSchema,
      changes: z.array(objectChange).check(
        z.minLength(1),
        z.maxLength(objectsAtOnce),
        z.refine(
          (changes: { museum_object_id: string }[]) => new Set(changes.map((change) => change.museum_object_id)).size === changes.length,
          {
            error: 'invalid',
          },
        ),
      ),
      language,
    }),
    output: z.object({
      result: z.object({
        version_id: z.int(),
        revision: z.int(),
        saved: z.array(z.object({ museum_object_id: z.string(), revision: z.int() })),
        /** Objects that somebody changed meanwhile, as they stand now: nothing of theirs was saved. */
        conflicts: z.array(z.object({ museum_object_id: z.string(), revision: z.int(), prices: pricesByKey })),
      }),
    }),
    ability: ['update', 'PriceList'],
    writes: true,
  },
  discard_price_draft: {
    input: z.object({ list_id: idSchema, version_id: idSchema, revision: revisionSchema, language }),
    /** Null: the list was never published and is gone with its draft. */
    output: z.object({ result: z.nullable(priceList) }),
    ability: ['update', 'PriceList'],
    writes: true,
  },
  publish_price_list: {
    input: z.object({
      list_id: idSchema,
      version_id: idSchema,
      /** Of the draft as it was looked at. */
      revision: revisionSchema,
      /** Why: it stands in the history of the list and in the log. */
      note: note(500).check(z.minLength(1)),
      /** Without it a list that is in force on the same days as another one is not published (`price_lists_overlap`). */
      overlaps_accepted: z.optional(z.boolean()),
      language,
    }),
    output: whole,
    ability: ['decide', 'PriceList'],
    writes: true,
  },
  copy_price_list: {
    input: z
      .object({
        list_id: idSchema,
        name: singleLine(120).check(z.minLength(1)),
        ...period,
        /** Two decimals at most: 7.5 makes 100 rubles 107.50. */
        percent: z.number().check(
          z.minimum(-90),
          z.maximum(500),
          z.refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, { error: 'invalid' }),
        ),
        /** Kopecks: every new price is a multiple of it, half up. */
        round_to: z.int().check(z.positive(), z.maximum(1_000_000)),
        language,
      })
      .check(rightWay),
    output: whole,
    ability: ['update', 'PriceList'],
    writes: true,
  },
  price_history: {
    /** `from` and `to`: two versions to compare; the difference is empty without them. */
    input: z.object({ list_id: idSchema, from: z.optional(idSchema), to: z.optional(idSchema), language }),
    output: z.object({ result: z.object({ versions: z.array(historyVersion), difference: z.array(priceDifference) }) }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PriceListActions = typeof priceListActions
