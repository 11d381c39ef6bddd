import * as z from 'zod/mini'
import { momentSchema } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema } from '../money.ts'
import { idSchema } from '../text.ts'
import { paymentMethods } from './payment-status.ts'
import { amountSchema, oneOfNumbers, paidNumbers, payerFields, paymentState } from './payments.ts'

const language = z.optional(languageSchema)

/** `paid`: money came through it, and it takes no more; `settled`: what it was to pay is paid otherwise. */
export const paymentLinkStates = ['open', 'paid', 'settled', 'expired', 'revoked'] as const
export type PaymentLinkState = (typeof paymentLinkStates)[number]

/** Days for which a link may live at most. */
export const linkDays = 90

/** Live links of one customer, all members together. */
export const linksAtOnce = 200

/** The part of `/payments-link#<token>` behind the mark: it reaches no log and no Referer. */
const token = z.string().check(z.regex(/^[\w-]{43}$/, { error: 'invalid' }))

/** A link as its customer sees it: the address itself was shown once, when it was made. */
export const paymentLink = z.object({
  link_id: z.int(),
  vouchers: z.string(),
  /** Requests for prolongation whose fees it pays; empty where it pays orders. */
  prolongations: z.string(),
  /** Kopecks; null: what is due when it is paid. */
  amount: z.nullable(z.int()),
  state: z.enum(paymentLinkStates),
  created_at: momentSchema,
  created_by: z.string(),
  expires_at: momentSchema,
  revoked_at: z.nullable(momentSchema),
  /** The attempt that paid it. */
  payment_id: z.nullable(z.int()),
})
export type PaymentLink = z.output<typeof paymentLink>

/** What whoever has the link may know: the company, the numbers of orders or licenses, the amount, the state. No names, no other orders. */
const openLink = z.object({
  company: z.string(),
  vouchers: z.string(),
  /** Numbers of the licenses whose fees it pays. */
  licenses: z.array(z.string()),
  /** Kopecks that are to be paid now; 0 when nothing is. */
  amount: z.int(),
  currency: currencySchema,
  state: z.enum(paymentLinkStates),
  expires_at: momentSchema,
  methods: z.array(
    z.object({ method: z.enum(paymentMethods), available: z.boolean(), reason: z.nullable(z.enum(['off', 'unavailable'])) }),
  ),
  offer: z.nullable(z.object({ text_id: z.int(), version: z.int(), title: z.string() })),
  /** The newest attempt through this link. */
  payment: z.nullable(paymentState),
})
export type OpenPaymentLink = z.output<typeof openLink>

export const paymentLinkActions = {
  create_payment_link: {
    /** `expires_at` within 90 days. With an amount: that much of orders, as long as so much is due; fees are paid whole. */
    input: z.object({ ...paidNumbers, amount: z.optional(amountSchema), expires_at: momentSchema, language }).check(
      oneOfNumbers,
      z.refine(({ prolongations, amount }) => prolongations === undefined || amount === undefined, { path: ['amount'], error: 'invalid' }),
    ),
    output: z.object({ result: z.extend(paymentLink, { url: z.string() }) }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  /** What was begun through it and not paid yet is left. */
  revoke_payment_link: {
    input: z.object({ link_id: idSchema, language }),
    output: z.object({ result: paymentLink }),
    ability: ['create', 'Payment'],
    writes: true,
  },
  list_payment_links: {
    input: z.object({
      before: z.optional(idSchema),
      limit: z.optional(z.int().check(z.positive(), z.maximum(200))),
      language,
    }),
    /** Newest first; 50 without a limit. */
    output: z.object({ result: z.array(paymentLink), next: z.nullable(z.int()) }),
    ability: ['read', 'Payment'],
    writes: false,
  },
} as const satisfies ActionContracts
export type PaymentLinkActions = typeof paymentLinkActions

/** Asked for with the token of a link and without a session. A token that was never given, guessed or wrong: `payment_link_not_found`. */
export const publicPaymentActions = {
  get_payment_link: {
    input: z.object({ token, language }),
    output: z.object({ result: openLink }),
    ability: ['read', 'Public'],
    writes: false,
  },
  /**
   * A link that is not open: `payment_link_over`. `amount`: what the payer was shown; when it is not what is due by now: `amount_not_exact`
   * with `due`. More attempts than `unpaidPerHour`: `too_many_payments`. Whoever gives no name is known by his e-mail.
   */
  pay_payment_link: {
    input: z.object({ token, amount: z.optional(amountSchema), ...payerFields, name: z.optional(payerFields.name) }),
    output: z.object({ result: paymentState }),
    ability: ['read', 'Public'],
    writes: true,
  },
  /** The newest attempt through the link. */
  check_payment_link: {
    input: z.object({ token, language }),
    output: z.object({ result: z.nullable(paymentState) }),
    ability: ['read', 'Public'],
    writes: false,
  },
  /** As `leave_payment`, of the newest attempt through the link; null when there is none. */
  leave_payment_link: {
    input: z.object({ token, language }),
    output: z.object({ result: z.nullable(paymentState) }),
    ability: ['read', 'Public'],
    writes: true,
  },
} as const satisfies ActionContracts
export type PublicPaymentActions = typeof publicPaymentActions
