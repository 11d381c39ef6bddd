import * as z from 'zod/mini'
import { groupCategorySchema } from '../catalogue.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { priceSchema } from './pricing.ts'
import { idSchema, revisionSchema } from '../text.ts'

const language = z.optional(languageSchema)

/** What can be wrong with a cell of an imported price list. */
export const cellFaults = [
  /** The title of the column is none of ours, or comes twice. */
  'unknown_column',
  /** Said of the cell where the title should stand. */
  'missing_column',
  'unknown_object',
  'unknown_item',
  /** The same object and item stand in an earlier row. */
  'repeated_row',
  'not_a_number',
  'below_zero',
  'too_big',
  /** More than two decimals. */
  'not_whole_kopecks',
  'unknown_basis',
  /** Not `10=1400; 20=1300`, or not in rising order. */
  'wrong_tiers',
  'not_a_count',
  /** "At most" without "one of". */
  'limit_without_free',
  'unknown_vat',
  /** The company's taxes do not have it on the days of the list. */
  'foreign_vat',
  'formula',
  'merged',
  /** Something else stands in a row without a price. */
  'price_missing',
] as const
export type CellFault = (typeof cellFaults)[number]

const importChange = z.object({
  museum_object_id: z.string(),
  museum: z.string(),
  object: z.string(),
  key: z.string(),
  from: z.nullable(priceSchema),
  to: z.nullable(priceSchema),
})

export const priceFileActions = {
  /** A path to be fetched with the header. */
  export_price_list: {
    input: z.object({ list_id: idSchema, version_id: z.optional(idSchema), language }),
    output: z.object({ result: z.object({ file: z.string(), name: z.string() }) }),
    ability: ['read', 'PriceList'],
    writes: false,
  },
  /** What applying the file would do; writes nothing. */
  import_price_list: {
    input: z.object({ list_id: idSchema, file_id: idSchema, language }),
    output: z.object({
      result: z.object({
        /** Sent back when it is applied: the version that the changes are counted from. */
        version_id: z.int(),
        revision: z.int(),
        /** Rows of the file that say a price, and those of them that change nothing. */
        rows: z.int(),
        unchanged: z.int(),
        changes: z.array(importChange),
        /** At most 1,000, in the order of the file. With one of them nothing can be applied. */
        faults: z.array(
          z.object({
            sheet: z.string(),
            /** `F12` */
            cell: z.string(),
            /** What stands there, 100 characters at most. */
            read: z.string(),
            fault: z.enum(cellFaults),
          }),
        ),
      }),
    }),
    ability: ['update', 'PriceList'],
    writes: false,
  },
  apply_price_import: {
    input: z.object({ list_id: idSchema, file_id: idSchema, version_id: idSchema, revision: revisionSchema, language }),
    output: z.object({ result: z.object({ version_id: z.int(), revision: z.int(), changed: z.int() }) }),
    ability: ['update', 'PriceList'],
    writes: true,
  },
  /** The file that customers get instead of the one made from the prices; null: that one again. PDF or XLSX. */
  attach_price_file: {
    input: z.object({ list_id: idSchema, file_id: z.nullable(idSchema), language }),
    output: z.object({ result: z.object({ file: z.nullable(z.string()) }) }),
    ability: ['decide', 'PriceList'],
    writes: true,
  },
} as const satisfies ActionContracts
export type PriceFileActions = typeof priceFileActions

const offeredList = z.object({
  list_id: z.int(),
  type: groupCategorySchema,
  name: z.string(),
  valid_from: z.string(),
  valid_until: z.string(),
  /** Agreed with this customer alone; goes before the list for all where it names the object. */
  own: z.boolean(),
  /** Paths to be fetched with the header. */
  files: z.array(z.object({ format: z.enum(['xlsx', 'pdf']), file: z.string() })),
})

/** GET /api/v1/pricelist/ (specification/actions.md), newest year first. */
export const pricelists = z.array(
  z.object({
    year: z.int(),
    /** Groups from Russia, and foreign ones; null where there is no list. The first file of the list that begins last, the own one first. */
    file_rg: z.nullable(z.string()),
    file_ig: z.nullable(z.string()),
    lists: z.array(offeredList),
  }),
)
export type Pricelists = z.output<typeof pricelists>

export const pricelistActions = {
  get_pricelists: {
    input: z.object({ language }),
    output: z.object({ result: pricelists }),
    ability: ['read', 'Price'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PricelistActions = typeof pricelistActions
