import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema } from '../text.ts'
import { entryStates, matchReasons, statementStates } from './bank-entries.ts'

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

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))
const named = z.object({ id: z.int(), name: z.string() })

const statement = z.object({
  id: z.int(),
  file_id: z.int(),
  name: z.string(),
  state: z.enum(statementStates),
  fault: z.nullable(statementFault),
  imported_by: z.string(),
  imported_at: momentSchema,
  finished_at: z.nullable(momentSchema),
  /** What the bank says, kopecks; days are the bank's. */
  accounts: z.array(
    z.object({
      account: z.string(),
      from: z.string(),
      until: z.string(),
      opening: z.int(),
      incoming: z.int(),
      outgoing: z.int(),
      closing: z.int(),
    }),
  ),
  /** Documents: money that came first in this file, that is in an earlier one, that stood here twice; money that went. */
  entries: z.int(),
  known: z.int(),
  doubles: z.int(),
  outgoing: z.int(),
  /** How many of `entries` stand where, and what they are together, kopecks. */
  counts: z.record(z.enum(entryStates), z.object({ count: z.int(), amount: z.int() })),
})
export type BankStatement = z.output<typeof statement>

const invoice = z.object({ id: z.int(), number: z.int(), year: z.int(), customer: named })

const entry = z.object({
  id: z.int(),
  line: z.int(),
  number: z.string(),
  date: z.string(),
  received_on: z.string(),
  amount: z.int(),
  payer: z.object({ name: z.string(), inn: z.string(), account: z.string() }),
  purpose: z.string(),
  state: z.enum(entryStates),
  /** On whose balance it came; null while on nobody's. */
  customer: z.nullable(named),
  /** What it came for. */
  invoice: z.nullable(invoice),
  /** What it may have come for, and what of that is still to come, kopecks; never beside an invoice. */
  suggestion: z.nullable(z.extend(invoice, { left: z.int(), reason: z.enum(matchReasons) })),
  /** What of it pays no order, kopecks; 0 while on nobody's balance. */
  kept: z.int(),
})
export type BankEntry = z.output<typeof entry>

export const bankStatementActions = {
  /** Of a file that was uploaded to /files/bank_statement/. A file that was taken in before is answered as it stands: `again`. A job reads it and posts what came. */
  import_bank_statement: {
    input: z.object({ file_id: idSchema, language }),
    output: z.object({ result: statement, again: z.boolean() }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  list_bank_statements: {
    input: z.object({ before: z.optional(idSchema), limit, language }),
    /** Newest first. */
    output: z.object({ result: z.array(statement), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  get_bank_statement: {
    input: z.object({ statement_id: idSchema, language }),
    output: z.object({ result: statement }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  list_bank_entries: {
    input: z.object({ statement_id: idSchema, state: z.optional(z.enum(entryStates)), after: z.optional(idSchema), limit, language }),
    /** As they stand in the file; `next` is the line after which the next page begins. */
    output: z.object({ result: z.array(entry), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /** The money came for this invoice: as much of it as is still to come pays its orders, the rest stays on the balance. */
  accept_bank_match: {
    input: z.object({ entry_id: idSchema, invoice_id: idSchema, language }),
    output: z.object({ result: entry }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  /** The money is this customer's, for no invoice. */
  assign_bank_entry: {
    input: z.object({ entry_id: idSchema, customer_id: idSchema, language }),
    output: z.object({ result: entry }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  /** Takes the money back from what it pays and from the balance, by a reversal in the ledger; it can be matched or assigned anew. */
  undo_bank_entry: {
    input: z.object({ entry_id: idSchema, language }),
    output: z.object({ result: entry }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
} as const satisfies ActionContracts
export type BankStatementActions = typeof bankStatementActions
