import * as z from 'zod/mini'
import { dateSchema, momentSchema, timeSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema } from '../text.ts'
import { voucherFields, voucherStates } from './voucher-status.ts'

const heads = z.array(z.object({ category: z.enum(['common', 'privileged', 'child', 'adult']), quantity: z.int() }))

/** A voucher as its screen shows it, in the reader's language. */
export const shownVoucher = z.object({
  /** The order's, under which everybody speaks of it. */
  number: z.int(),
  /** From 1 on: how many papers the order has had. */
  version: z.int(),
  code: z.string(),
  /** What the code's square leads to. */
  address: z.string(),
  state: z.enum(voucherStates),
  issued_at: momentSchema,
  /** What is otherwise than on the paper before; null for the first. */
  replaces: z.nullable(z.object({ version: z.int(), changed: z.array(z.enum(voucherFields)) })),
  date: dateSchema,
  time: timeSchema,
  zone: z.string(),
  museum: z.string(),
  object: z.string(),
  entrance: z.string(),
  heads,
  services: z.array(z.object({ service: z.string(), quantity: z.int() })),
  country: z.string(),
  guide: z.string(),
  customer: z.string(),
  refno: z.string(),
})
export type ShownVoucher = z.output<typeof shownVoucher>

const language = z.optional(languageSchema)

export const voucherActions = {
  /**
   * The voucher that an order is shown with at the entrance. A question that may be asked again and again, though the first one issues the voucher,
   * and the first one after a change the next; of a cancelled order it is the last one, which says that. There is none: `voucher_none`.
   */
  show_voucher: {
    input: z.object({ request_id: idSchema, language }),
    output: z.object({ result: shownVoucher }),
    ability: ['read', 'Voucher'],
    writes: false,
  },
} as const satisfies ActionContracts
export type VoucherActions = typeof voucherActions
