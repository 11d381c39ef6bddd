import * as z from 'zod/mini'
import { momentSchema } from '../dates.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, line } from '../text.ts'

/** What money leaves to a person to decide. */
export const accountantTaskKinds = [
  // Money came for an order that is cancelled or rejected by now, or that was paid otherwise meanwhile.
  'order_not_payable',
  'order_already_paid',
  // More or less came than was asked for.
  'amount_differs',
  // The provider speaks of another currency, order or mode (test, real): nothing was booked.
  'currency_differs',
  'reference_differs',
  'test_flag_differs',
  // The provider said a word that nobody knows.
  'status_unknown',
  // The provider has a payment that is not ours.
  'payment_unknown',
  // We booked a payment that the provider's own list does not have.
  'payment_missing',
  // The bank has been working on it for a day.
  'payment_stuck',
  // An order that was paid was cancelled or became cheaper: the money is free again.
  'order_overpaid',
  'refund_failed',
  // A refund that somebody made at the bank's own office, past ours.
  'refund_unknown',
  // Settlement receipts (54-FZ) of yesterday's visits that the provider cannot make: at the cash register.
  'receipts_by_hand',
] as const
export type AccountantTaskKind = (typeof accountantTaskKinds)[number]

const language = z.optional(languageSchema)

const task = z.object({
  id: z.int(),
  kind: z.enum(accountantTaskKinds),
  created_at: momentSchema,
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  payment_id: z.nullable(z.int()),
  order_id: z.nullable(z.int()),
  refund_id: z.nullable(z.int()),
  /** Kopecks that it is about; null where it is about none. */
  amount: z.nullable(z.int()),
  /** What the provider said, in its own words and without secrets. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  resolved_at: z.nullable(momentSchema),
  resolved_by: z.nullable(z.string()),
  note: z.string(),
})
export type AccountantTask = z.output<typeof task>

export const accountantTaskActions = {
  /** Open ones without a state; newest first. `open`: how many there are, for the menu's badge. */
  list_tasks: {
    input: z.object({
      state: z.optional(z.enum(['open', 'resolved'])),
      kind: z.optional(z.enum(accountantTaskKinds)),
      customer_id: z.optional(idSchema),
      before: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language,
    }),
    output: z.object({ result: z.array(task), next: z.nullable(z.int()), open: z.int() }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  resolve_task: {
    input: z.object({ task_id: idSchema, note: line(500), language }),
    output: z.object({ result: task }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
} as const satisfies ActionContracts
export type AccountantTaskActions = typeof accountantTaskActions
