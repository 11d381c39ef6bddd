import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { accountantTaskKinds } from './money-words.ts'
import { paymentStatuses } from './payment-status.ts'
import { idSchema, singleLine } from '../text.ts'

const language = z.optional(languageSchema)

const task = z.object({
  id: z.int(),
  kind: z.enum(accountantTaskKinds),
  created_at: momentSchema,
  customer: z.nullable(z.object({ id: z.int(), name: z.string() })),
  payment_id: z.nullable(z.int()),
  payment_status: z.nullable(z.enum(paymentStatuses)),
  order_id: z.nullable(z.int()),
  refund_id: z.nullable(z.int()),
  /** Kopecks that it is about; null where it is about none. */
  amount: z.nullable(z.int()),
  /** What the provider said, in its own words and without secrets. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** A receipt to be made by hand, of which there is a paper. */
  printable: z.boolean(),
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
  /**
   * `no_money`: a payment that the bank works on ends as FAILED, for no money came of it (a person asked the bank). Should money come all the
   * same, it is booked.
   */
  resolve_task: {
    input: z.object({ task_id: idSchema, note: singleLine(500), no_money: z.optional(z.boolean()), language }),
    output: z.object({ result: task }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  /** The paper of a receipt to be made by hand, made once; `task_not_found` of any other task. */
  print_receipt: {
    input: z.object({ task_id: idSchema, language }),
    output: z.object({ file_id: z.int() }),
    ability: ['read', 'OfficePayment'],
    writes: false,
    answersFile: true,
  },
} as const satisfies ActionContracts
export type AccountantTaskActions = typeof accountantTaskActions
