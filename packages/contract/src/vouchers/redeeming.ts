import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { idSchema, singleLine } from '../text.ts'
import { shownVoucher } from './vouchers.ts'

/** How long whoever let a group in may take it back, by the clock of the database. */
export const undoSeconds = 60
/** Far more than any group has. */
export const mostCounted = 999

/** A voucher as whoever stands at the door sees it; `redemption`: who let the group in, where somebody did. */
const doorVoucher = z.extend(shownVoucher, {
  redemption: z.nullable(
    z.object({
      id: z.int(),
      heads: z.int(),
      by: z.string(),
      at: momentSchema,
      /** Whether the reader did it himself, and seconds for which he may take it back; 0 for anybody else. */
      mine: z.boolean(),
      undo_seconds: z.int(),
    }),
  ),
})
export type DoorVoucher = z.output<typeof doorVoucher>

/** As it is read or typed: spaces and hyphens do not matter. */
const code = singleLine(64)
const language = z.optional(languageSchema)
const output = z.object({ result: doorVoucher })

export const redeemActions = {
  office_voucher: { input: z.object({ code, language }), output, ability: ['create', 'Redemption'], writes: false },
  /** Lets the group in, once, by the voucher that holds today; `heads`: as many as were counted. */
  redeem_voucher: {
    input: z.object({ code, heads: z.int().check(z.minimum(1), z.maximum(mostCounted)), language }),
    output,
    ability: ['create', 'Redemption'],
    writes: true,
  },
  /** Within a minute, by whoever did it. */
  undo_redemption: {
    input: z.object({ redemption_id: idSchema, language }),
    output: z.object({ result: z.object({ number: z.int() }) }),
    ability: ['create', 'Redemption'],
    writes: true,
  },
} as const satisfies ActionContracts
export type RedeemActions = typeof redeemActions
