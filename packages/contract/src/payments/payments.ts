import * as z from 'zod/mini'
import { dateSchema, momentSchema, periodInOrder } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { moneySums } from '../ledger/money-sums.ts'
import { currencySchema } from '../money.ts'
import { emailSchema, idSchema, singleLine } from '../text.ts'
import { paymentFailures, paymentMethods, paymentStatuses, readVouchers, unpayableReasons } from './payment-status.ts'

const language = z.optional(languageSchema)

/** Order numbers, comma separated (specification/money.md). */
export const vouchersSchema = z.string().check(
  z.maxLength(600),
  z.refine((text) => readVouchers(text) !== undefined, { error: 'invalid' }),
)

/** What is paid for: orders, or fees of prolongation by the numbers of their requests; one of the two (`oneOfNumbers`). */
export const paidNumbers = { vouchers: z.optional(vouchersSchema), prolongations: z.optional(vouchersSchema) }
export const oneOfNumbers = z.refine<{ vouchers?: string | undefined; prolongations?: string | undefined }>(
  ({ vouchers, prolongations }) => (vouchers === undefined) !== (prolongations === undefined),
  { path: ['vouchers'], error: 'required' },
)

/** Kopecks; the exact sum that is due on the vouchers. */
export const amountSchema = z.int().check(z.positive(), z.maximum(100_000_000_000))

/** What an attempt says of itself, to whoever may see it. */
export const paymentState = z.object({
  payment_id: z.int(),
  status: z.enum(paymentStatuses),
  /** With FAILED: «Ошибка при совершении платежа» in the reader's language (specification/constants.md), and why. */
  error: z.optional(z.string()),
  reason: z.optional(z.enum(paymentFailures)),
  method: z.enum(paymentMethods),
  vouchers: z.string(),
  /** Requests for prolongation whose fees it pays; empty where it pays orders. */
  prolongations: z.string(),
  amount: z.int(),
  currency: currencySchema,
  /** Where the payer goes, or what is drawn as a QR code; null before the bank gave them and after the end. */
  url: z.nullable(z.string()),
  qr: z.nullable(z.string()),
  /** Until then it can be paid. */
  expires_at: momentSchema,
  created_at: momentSchema,
  /** With COMPLETE: what came, and what of it pays no order (it was cancelled or paid already) and stays on the balance. Kopecks. */
  received: z.int(),
  kept: z.int(),
  /** Who pays and where the receipt goes: to members alone, of what they began themselves, until the payer is forgotten. */
  payer: z.optional(z.object({ name: z.string(), email: z.string() })),
})
export type PaymentState = z.output<typeof paymentState>

/** A method that cannot be chosen now: switched off (WeChat Pay is coming soon), or its provider does not answer. */
const methodOffer = z.object({ method: z.enum(paymentMethods), available: z.boolean(), reason: z.nullable(z.enum(['off', 'unavailable'])) })

const offerVersion = z.object({ text_id: z.int(), version: z.int(), title: z.string() })
export type OfferVersion = z.output<typeof offerVersion>
/** `agreed_at`: when this login agreed to this very version, with the first payment that it began for this customer; null: not yet. */
const ownOffer = z.extend(offerVersion, { agreed_at: z.nullable(momentSchema) })
export type OwnOffer = z.output<typeof ownOffer>

const payableOrder = z.object({
  id: z.int(),
  refno: z.string(),
  museum: z.string(),
  object: z.string(),
  pass_date: z.string(),
  total: z.int(),
  paid: z.int(),
  /** Kopecks: what is still to be paid. */
  due: z.int(),
})
export type PayableOrder = z.output<typeof payableOrder>

const payableFee = z.object({
  request_id: z.int(),
  guide: z.string(),
  /** Of the license. */
  number: z.string(),
  museum: z.string(),
  /** The day of the group. */
  held_on: z.string(),
  /** Kopecks: what is still to be paid. */
  due: z.int(),
})
export type PayableFee = z.output<typeof payableFee>

/** What of the orders that were named can be paid by one attempt now, and why the others cannot. */
const chosenOrders = z.object({
  /** For `new_payment`: `amount` is exact. The earliest visits first, 50 at most. */
  order_ids: z.array(z.int()),
  amount: z.int(),
  left: z.array(z.object({ order_id: z.int(), reason: z.enum(unpayableReasons) })),
})
export type ChosenOrders = z.output<typeof chosenOrders>

const paymentHistoryRow = z.object({
  payment_id: z.int(),
  number: z.string(),
  vouchers: z.string(),
  prolongations: z.string(),
  method: z.enum(paymentMethods),
  /** When it was begun. */
  date: momentSchema,
  /** Kopecks: what was asked for; `received` is what came, `refunded` what went back. */
  amount: z.int(),
  received: z.int(),
  refunded: z.int(),
  /** What pays no order and stays on the balance. */
  kept: z.int(),
  currency: currencySchema,
  status: z.enum(paymentStatuses),
  reason: z.optional(z.enum(paymentFailures)),
  /** By link: somebody else paid. */
  by_link: z.boolean(),
})
export type PaymentHistoryRow = z.output<typeof paymentHistoryRow>

/** Who pays, and how: the same for one's own payment and one by link. */
export const payerFields = {
  name: singleLine(200).check(z.minLength(1)),
  /** Banks send a receipt to no longer one. */
  email: emailSchema.check(z.maxLength(64)),
  method: z.enum(paymentMethods),
  offer_accepted: z.boolean(),
  /** The version that the payer saw; another one in force by now: `offer_changed`. */
  offer_version: z.optional(idSchema),
  language,
}

const historyInput = z
  .object({
    /** Calendar days of the museums' zone, both included. */
    period_lower: z.optional(dateSchema),
    period_upper: z.optional(dateSchema),
    status: z.optional(z.enum(paymentStatuses)),
    voucher: z.optional(idSchema),
    /** The `next` of the page before. */
    before: z.optional(idSchema),
    limit: z.optional(z.int().check(z.positive(), z.maximum(500))),
    language,
  })
  .check(periodInOrder)
export type HistoryInput = z.output<typeof historyInput>

export const paymentActions = {
  /** What the payment page needs: orders that can be paid, methods, the offer in force; `chosen` of a programme or of orders that are named. */
  prefetch_payment: {
    input: z.object({ programme_id: z.optional(idSchema), vouchers: z.optional(vouchersSchema), language }),
    output: z.object({
      result: z.object({
        /** The earliest visits first, 500 at most. */
        orders: z.array(payableOrder),
        /** Fees of licenses that are or were prolonged, 50 at most. */
        fees: z.array(payableFee),
        /** Null when nothing was named. */
        chosen: z.nullable(chosenOrders),
        currency: currencySchema,
        methods: z.array(methodOffer),
        /** Null where none was published: nothing can be paid then. */
        offer: z.nullable(ownOffer),
        payer: z.object({ name: z.string(), email: z.string() }),
        ...moneySums,
      }),
    }),
    ability: ['create', 'Payment'],
    writes: false,
  },
  /** Begins an attempt for orders, or for fees of prolongation: one of the two. An amount that is not what is due: `amount_not_exact` with `due`. More than `unpaidPerHour`: `too_many_payments`. */
  new_payment: {
    input: z.object({ ...paidNumbers, amount: amountSchema, ...payerFields }).check(oneOfNumbers),
    output: z.object({ result: paymentState }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  /**
   * What lies on the balance pays these orders, or these fees: all of it or all that is due, whichever is less, and that is `amount`, else
   * `amount_not_exact` with `due`. Answers what was used, what is still kept, and what is still due on each order, or fee, kopecks.
   */
  use_balance: {
    input: z.object({ ...paidNumbers, amount: amountSchema }).check(oneOfNumbers),
    output: z.object({
      result: z.object({
        used: z.int(),
        kept: z.int(),
        orders: z.array(z.object({ order_id: z.int(), due: z.int() })),
        fees: z.array(z.object({ request_id: z.int(), due: z.int() })),
      }),
    }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  check_payment_status: {
    input: z.object({ payment_id: idSchema, language }),
    output: z.object({ result: paymentState }),
    ability: ['read', 'Payment'],
    writes: false,
  },
  /**
   * The payer leaves an attempt before paying, to pay otherwise: FAILED, `left`. One that is over stays as it is and is answered so; one that
   * the bank works on: `payment_under_way`. Should its code be paid all the same, the money is booked as ever.
   */
  leave_payment: {
    input: z.object({ payment_id: idSchema, language }),
    output: z.object({ result: paymentState }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  get_payments_history: {
    input: historyInput,
    /** Newest first; 100 without a limit. */
    output: z.object({ result: z.array(paymentHistoryRow), next: z.nullable(z.int()) }),
    ability: ['read', 'Payment'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PaymentActions = typeof paymentActions
