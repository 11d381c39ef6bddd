import * as z from 'zod/mini'
import { dateSchema, momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema } from '../money.ts'
import { idSchema } from '../text.ts'
import { columnsQuestion, comparison, comparisonBrief, fileColumns } from './comparison.ts'

export const actFormats = ['pdf', 'xlsx'] as const
export type ActFormat = (typeof actFormats)[number]

/** A PDF of more pages nobody reads: beyond that the same act is offered as a table. */
export const mostActPages = 60

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))

const period = {
  /** Only what was supplied there: an extract, without balances. */
  museum_id: z.optional(idSchema),
  /** Calendar days, both included; what is no period of an act is refused by its rule, and not as a wrong field. */
  period_lower: dateSchema,
  period_upper: dateSchema,
  /** PDF without a word. */
  format: z.optional(z.enum(actFormats)),
  language,
}

/** `comparison`: with which comparison before his eyes, where there was one. */
const agreement = z.nullable(z.object({ name: z.string(), at: momentSchema, comparison: z.nullable(comparisonBrief) }))

const act = z.object({
  act_id: z.int(),
  /** The number of its period among those of the customer, and which version of it: a later one says something else. */
  number: z.int(),
  version: z.int(),
  /** A later version stands. */
  outdated: z.boolean(),
  /** The museum of an extract, in the reader's language. */
  museum: z.nullable(z.string()),
  period_lower: z.string(),
  period_upper: z.string(),
  /** Kopecks: above zero the customer owes; null of an extract, as is `closing`. */
  opening: z.nullable(z.int()),
  /** Turnover: what was supplied, and what came. */
  debit: z.int(),
  credit: z.int(),
  closing: z.nullable(z.int()),
  currency: currencySchema,
  issued_at: momentSchema,
  /** Who agreed for each side, and when. */
  agreed_by_customer: agreement,
  agreed_by_company: agreement,
  /** The latest comparison with the customer's books. */
  compared: z.nullable(comparisonBrief),
  /** Paths of the files that were made of it, fetched with the header. */
  files: z.object({ pdf: z.nullable(z.string()), xlsx: z.nullable(z.string()) }),
})
export type ReconciliationAct = z.output<typeof act>

/** Newest first; 50 without a limit. */
const acts = z.object({ result: z.array(act), next: z.nullable(z.int()) })

/** An act with its latest comparison: 200 lines from `from` on; null before the first. */
const asksComparison = z.object({ act_id: idSchema, from: z.optional(z.int().check(z.nonnegative(), z.maximum(1_000_000))), language })
const compared = z.object({ result: z.object({ act, comparison: z.nullable(comparison) }) })
/** `comparison_id`: the one that the reader sees. */
const agreeing = z.object({ act_id: idSchema, comparison_id: z.optional(idSchema), language })

/** The kept file that is sent instead of JSON. */
const file = z.object({ file_id: z.int() })

export const reconciliationActions = {
  /** Issues the act of a period, or finds the one that says the same, and answers its file. */
  revise: { input: z.object(period), output: file, ability: ['read', 'Payment'], writes: false, answersFile: true },
  get_reconciliation_acts: {
    input: z.object({ before: z.optional(idSchema), limit, language }),
    output: acts,
    ability: ['read', 'Payment'],
    writes: false,
  },
  /** For the customer; said again it changes nothing. An extract and a version of before cannot be: `act_not_current`. */
  agree_act: {
    input: agreeing,
    output: z.object({ result: act }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  /** Lays the customer's uploaded books beside an act that can be agreed, or asks about their columns and keeps nothing. */
  compare_reconciliation: {
    input: z.object({ act_id: idSchema, file_id: idSchema, columns: z.optional(fileColumns), language }),
    output: z.object({ result: z.object({ comparison_id: z.nullable(z.int()), question: z.nullable(columnsQuestion) }) }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  get_reconciliation_comparison: { input: asksComparison, output: compared, ability: ['read', 'Payment'], writes: false },
} as const satisfies ActionContracts
export type ReconciliationActions = typeof reconciliationActions

export const officeReconciliationActions = {
  revise_customer: {
    input: z.object({ customer_id: idSchema, ...period }),
    output: file,
    ability: ['read', 'OfficePayment'],
    writes: false,
    answersFile: true,
  },
  list_reconciliation_acts: {
    input: z.object({ customer_id: idSchema, before: z.optional(idSchema), limit, language }),
    output: acts,
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /** For the company. */
  agree_act_for_company: {
    input: agreeing,
    output: z.object({ result: act }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  get_act_comparison: { input: asksComparison, output: compared, ability: ['read', 'OfficePayment'], writes: false },
} as const satisfies ActionContracts
export type OfficeReconciliationActions = typeof officeReconciliationActions
