import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'

/** How a row of one side stands to the other's. */
export const comparisonKinds = ['only_theirs', 'only_ours', 'amount', 'date', 'same'] as const
export type ComparisonKind = (typeof comparisonKinds)[number]

/** More rows nobody compares at once, nor looks through; a period has three months at most. */
export const mostComparedRows = 20_000

/** Columns further to the right are not asked about; the first is 0. */
export const mostColumns = 52
const column = z.nullable(z.int().check(z.nonnegative(), z.maximum(mostColumns - 1)))

/** Where the file has what: debit and credit, or one column of sums. */
export const fileColumns = z.object({
  /** Of a workbook, the first is 0. */
  sheet: z.int().check(z.nonnegative(), z.maximum(999)),
  date: column,
  document: column,
  debit: column,
  credit: column,
  amount: column,
})
export type FileColumns = z.output<typeof fileColumns>

/** Asked when the columns are not plain: rows of the file as they stand, and what each column seems to be. */
export const columnsQuestion = z.object({ rows: z.array(z.array(z.string())), guess: fileColumns })
export type ColumnsQuestion = z.output<typeof columnsQuestion>

/** What our row is, for the words of the reader. */
export const ownDocuments = [
  'charge',
  'adjustment',
  'penalty',
  'payment',
  'transfer',
  'refund',
  'correction',
  'opening',
  'order_reversal',
  'transfer_reversal',
  'reversal',
] as const

/** Kopecks; one of the two is zero. */
const sides = { debit: z.int(), credit: z.int() }
const line = z.object({
  kind: z.enum(comparisonKinds),
  ours: z.nullable(z.object({ date: z.string(), document: z.enum(ownDocuments), number: z.nullable(z.string()), ...sides })),
  /** `row` as the file counts it, from 1; the sides are those of its own books. A file of one column has its sums in `debit`. */
  theirs: z.nullable(z.object({ row: z.int(), date: z.string(), document: z.string(), ...sides })),
})
export type ComparisonLine = z.output<typeof line>

export const comparisonBrief = z.object({
  comparison_id: z.int(),
  file_name: z.string(),
  /** How many rows are not the same. */
  differences: z.int(),
  at: momentSchema,
})

export const comparison = z.object({
  comparison_id: z.int(),
  file_name: z.string(),
  /** The path of the file, fetched with the header. */
  file: z.string(),
  made_by: z.string(),
  made_at: momentSchema,
  counts: z.object({ only_theirs: z.int(), only_ours: z.int(), amount: z.int(), date: z.int(), same: z.int() }),
  /** By how much the customer's debt is more by his books, kopecks; null where the file does not tell which side a sum stands on. */
  difference: z.nullable(z.int()),
  has_sides: z.boolean(),
  /** Rows that have a sum and no day, or a day and no sum that can be read: how many, and the first of them. */
  unread: z.object({ count: z.int(), rows: z.array(z.int()) }),
  /** Rows of other periods, which the act has nothing of. */
  outside: z.int(),
  /** Differences first, each part by its days. */
  lines: z.array(line),
  /** Where the next page of lines begins. */
  next: z.nullable(z.int()),
})
export type Comparison = z.output<typeof comparison>
