import * as z from 'zod/mini'
import { dateSchema, momentSchema, periodInOrder } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'

export const accountNames = [
  'customer',
  'income',
  'vat',
  'penalties',
  'bank',
  'clearing',
  'unallocated',
  'corrections',
  'openings',
] as const
export type AccountName = (typeof accountNames)[number]

export const transactionKinds = ['charge', 'adjustment', 'reversal', 'penalty', 'payment', 'refund', 'correction', 'opening'] as const
export type TransactionKind = (typeof transactionKinds)[number]

export const correctionStates = ['proposed', 'posted', 'declined'] as const
export type CorrectionState = (typeof correctionStates)[number]

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))
const named = z.object({ id: z.int(), name: z.string() })

const account = z.object({
  /** Null for the sum of all customers' accounts. */
  id: z.nullable(z.int()),
  account: z.enum(accountNames),
  /** What was sold, of income; the provider, of clearing; else empty. */
  item: z.string(),
  /** Kopecks: above zero debit. All of them sum to zero. */
  balance: z.int(),
})
export type LedgerAccount = z.output<typeof account>

const entry = z.object({
  account_id: z.int(),
  account: z.enum(accountNames),
  item: z.string(),
  /** Kopecks: above zero debit. They sum to zero. */
  amount: z.int(),
})

const transaction = z.object({
  id: z.int(),
  kind: z.enum(transactionKinds),
  /** What it is for: `order:71`, `correction:3`. */
  reference: z.string(),
  posted_at: momentSchema,
  /** Null where the system posted. */
  actor: z.nullable(z.string()),
  note: z.string(),
  customer: z.nullable(named),
  entries: z.array(entry),
  /** What the account (or the customer's account) that was asked for stood at after it, kopecks; null where neither or both were. */
  running: z.nullable(z.int()),
})
export type LedgerTransaction = z.output<typeof transaction>

const correction = z.object({
  id: z.int(),
  customer: named,
  /** Kopecks: above zero the customer owes more. */
  amount: z.int(),
  reason: z.string(),
  /** Of the balance that was brought from the system before. */
  of_opening: z.boolean(),
  state: z.enum(correctionStates),
  proposed_at: momentSchema,
  proposed_by: z.string(),
  decided_at: z.nullable(momentSchema),
  decided_by: z.nullable(z.string()),
  /** Whether the reader may post or decline it: it is open, and somebody else proposed it. */
  decidable: z.boolean(),
})
export type LedgerCorrection = z.output<typeof correction>

/** A thousand million rubles, in kopecks: more is a typing error. */
export const mostBooked = 100_000_000_000
/** What people write into the books by hand, kopecks. */
export const bookAmount = z.int().check(
  z.minimum(-mostBooked),
  z.maximum(mostBooked),
  z.refine((amount) => amount !== 0, { error: 'required' }),
)

const transactionsInput = z
  .object({
    account_id: z.optional(idSchema),
    customer_id: z.optional(idSchema),
    reference: z.optional(singleLine(100)),
    kind: z.optional(z.enum(transactionKinds)),
    /** Calendar days of the museums' zone, both included. */
    period_lower: z.optional(dateSchema),
    period_upper: z.optional(dateSchema),
    /** The `next` of the page before. */
    before: z.optional(idSchema),
    limit,
    language,
  })
  .check(periodInOrder)
export type TransactionsInput = z.output<typeof transactionsInput>

export const ledgerActions = {
  /** The company's own accounts, and all customers' as one. */
  ledger_accounts: {
    input: z.object({ language }),
    output: z.object({ result: z.array(account) }),
    ability: ['read', 'Ledger'],
    writes: false,
  },
  ledger_transactions: {
    input: transactionsInput,
    /** Newest first. */
    output: z.object({ result: z.array(transaction), next: z.nullable(z.int()) }),
    ability: ['read', 'Ledger'],
    writes: false,
  },
  ledger_transaction: {
    input: z.object({ transaction_id: idSchema, language }),
    output: z.object({ result: transaction }),
    ability: ['read', 'Ledger'],
    writes: false,
  },
  ledger_corrections: {
    /** Open ones without a state; newest first. */
    input: z.object({
      state: z.optional(z.enum(correctionStates)),
      customer_id: z.optional(idSchema),
      before: z.optional(idSchema),
      limit,
      language,
    }),
    output: z.object({ result: z.array(correction), next: z.nullable(z.int()) }),
    ability: ['read', 'Ledger'],
    writes: false,
  },
  propose_correction: {
    input: z.object({
      customer_id: idSchema,
      amount: bookAmount,
      reason: singleLine(500).check(z.minLength(1)),
      /** It mends what the system before said of the customer: debt or prepaid money changes with it, wherever they are told. */
      of_opening: z.optional(z.boolean()),
      language,
    }),
    output: z.object({ result: correction }),
    ability: ['update', 'Ledger'],
    writes: true,
  },
  /** Another employee than the one who proposed it posts or declines. */
  decide_correction: {
    input: z.object({ correction_id: idSchema, post: z.boolean(), language }),
    output: z.object({ result: correction }),
    ability: ['update', 'Ledger'],
    writes: true,
  },
} as const satisfies ActionContracts
export type LedgerActions = typeof ledgerActions
