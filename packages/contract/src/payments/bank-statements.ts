import * as z from 'zod/mini'

const lineFaults = ['not_statement', 'line_too_long', 'too_long', 'broken', 'cut_off', 'amount_wrong', 'date_wrong'] as const
/** What is wrong with a line, and with all that stands behind it. */
export type LineFault = (typeof lineFaults)[number]

/** Why a statement was not taken in; sums in kopecks, `line` as an editor counts them. Nothing of such a file is kept but the file. */
const statementFault = z.discriminatedUnion('code', [
  z.object({ code: z.enum(lineFaults), line: z.int() }),
  z.object({ code: z.literal('other_account'), account: z.string() }),
  z.object({ code: z.literal('no_totals'), account: z.optional(z.string()), line: z.optional(z.int()) }),
  z.object({ code: z.enum(['balance_differs', 'incoming_differs']), account: z.string(), expected: z.int(), found: z.int() }),
  /** The last line of the format is missing, and so are entries. */
  z.object({ code: z.literal('truncated'), account: z.string(), expected: z.int(), found: z.int(), line: z.int() }),
])
export type StatementFault = z.output<typeof statementFault>
