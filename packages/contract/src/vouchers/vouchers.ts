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

/** Who holds a paper in his hands: guide and ticket office in Russian, the group in its own language. */
export const voucherReaders = ['guide', 'group', 'cashier'] as const
export type VoucherReader = (typeof voucherReaders)[number]
export const voucherFormats = ['a4', 'phone'] as const
export type VoucherFormat = (typeof voucherFormats)[number]

const sheets = {
  reader: z.enum(voucherReaders),
  format: z.enum(voucherFormats),
  /** Of the group's paper; without it, the reader's own. */
  paper_language: language,
  language,
}
const file = z.object({ file_id: z.int() })

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
  /** The voucher of an order as a PDF; `voucher_none` of an order that nobody is let in with. */
  print_voucher: {
    input: z.object({ request_id: idSchema, ...sheets }),
    output: file,
    ability: ['read', 'Voucher'],
    writes: false,
    answersFile: true,
  },
  /** Those of a programme's orders that have one, in one PDF. */
  print_programme_vouchers: {
    input: z.object({ programme_id: idSchema, ...sheets }),
    output: file,
    ability: ['read', 'Voucher'],
    writes: false,
    answersFile: true,
  },
} as const satisfies ActionContracts
export type VoucherActions = typeof voucherActions
