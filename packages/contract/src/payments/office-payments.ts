import * as z from 'zod/mini'
import { dateSchema, momentSchema, periodInOrder } from '../date-schemas.ts'
import type { ActionContracts } from '../envelope.ts'
import { languageSchema } from '../languages.ts'
import { currencySchema } from '../money.ts'
import { orderStatuses } from '../orders/order-status.ts'
import { idSchema, oneOrMany, singleLine } from '../text.ts'
import { paymentLink } from './payment-links.ts'
import { paymentFailures, paymentMethods, paymentStatuses } from './payment-status.ts'
import { amountSchema } from './payments.ts'
import { refundStates } from './money-words.ts'

const language = z.optional(languageSchema)
const limit = z.optional(z.int().check(z.positive(), z.maximum(200)))
const named = z.object({ id: z.int(), name: z.string() })

const paymentRow = z.object({
  id: z.int(),
  number: z.string(),
  customer: named,
  payer: z.string(),
  vouchers: z.string(),
  prolongations: z.string(),
  method: z.enum(paymentMethods),
  provider: z.string(),
  status: z.enum(paymentStatuses),
  reason: z.nullable(z.enum(paymentFailures)),
  amount: z.int(),
  currency: currencySchema,
  received: z.int(),
  allocated: z.int(),
  refunded: z.int(),
  /** What is on the balance and pays nothing: received less allocated and refunded. */
  kept: z.int(),
  by_link: z.boolean(),
  test: z.boolean(),
  created_at: momentSchema,
  finished_at: z.nullable(momentSchema),
  open_tasks: z.int(),
})
export type OfficePayment = z.output<typeof paymentRow>

const refund = z.object({
  id: z.int(),
  payment_id: z.int(),
  customer: named,
  amount: z.int(),
  reason: z.string(),
  state: z.enum(refundStates),
  requested_by: z.string(),
  requested_at: momentSchema,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(momentSchema),
  finished_at: z.nullable(momentSchema),
  /** What the provider says of it. */
  message: z.string(),
  /** Whether the reader may send or decline it: it waits for a second person, and somebody else proposed it. */
  decidable: z.boolean(),
})
export type OfficeRefund = z.output<typeof refund>

const paymentEvent = z.object({
  at: momentSchema,
  kind: z.enum(['created', 'opened', 'callback', 'asked', 'listed', 'moved', 'received', 'expired', 'closed', 'refund', 'receipt']),
  /** The provider's own word, or the state it led to. */
  status: z.string(),
  /** Without secrets and card data. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

const receiptKinds = ['prepayment', 'settlement'] as const
/** `carried`: an advance that was printed for something else; `settled`: one whose settlement is made. */
const receiptStates = ['sent', 'carried', 'settled', 'by_hand'] as const

const paymentCard = z.extend(paymentRow, {
  email: z.string(),
  provider_reference: z.string(),
  provider_payment: z.nullable(z.string()),
  /** The version of the offer that the payer agreed to. */
  offer_version: z.int(),
  expires_at: momentSchema,
  link_id: z.nullable(z.int()),
  created_by: z.nullable(z.string()),
  orders: z.array(z.object({ order_id: z.int(), asked: z.int(), allocated: z.int(), due: z.int(), status: z.string() })),
  /** The same of fees of renewals; `number`: of the license. */
  fees: z.array(z.object({ request_id: z.int(), number: z.string(), asked: z.int(), allocated: z.int(), due: z.int() })),
  allocations: z.array(z.object({ at: momentSchema, order_id: z.int(), amount: z.int(), by: z.nullable(z.string()) })),
  fee_allocations: z.array(
    z.object({ at: momentSchema, request_id: z.int(), number: z.string(), amount: z.int(), by: z.nullable(z.string()) }),
  ),
  refunds: z.array(refund),
  events: z.array(paymentEvent),
  receipts: z.array(
    z.object({
      kind: z.enum(receiptKinds),
      order_id: z.int(),
      amount: z.int(),
      state: z.enum(receiptStates),
      at: momentSchema,
    }),
  ),
  /** The same of fees of renewals; `number`: of the license. */
  fee_receipts: z.array(
    z.object({
      kind: z.enum(receiptKinds),
      request_id: z.int(),
      number: z.string(),
      amount: z.int(),
      state: z.enum(receiptStates),
      at: momentSchema,
    }),
  ),
})
export type OfficePaymentCard = z.output<typeof paymentCard>

const moneySource = z.object({
  payment_id: z.int(),
  number: z.string(),
  customer: named,
  method: z.enum(paymentMethods),
  received_at: momentSchema,
  received: z.int(),
  kept: z.int(),
  /** What the customer still has to pay, the earliest visits first, 20 at most: where the money may go. Of a cancelled order it is the penalty. */
  due_orders: z.array(
    z.object({ order_id: z.int(), pass_date: z.string(), museum: z.string(), status: z.enum(orderStatuses), due: z.int() }),
  ),
  /** The fees of renewals that are due, the earliest groups first, 20 at most. `number`: of the license; `held_on`: the day of the group. */
  due_fees: z.array(z.object({ request_id: z.int(), number: z.string(), museum: z.string(), held_on: z.string(), due: z.int() })),
})
export type UnallocatedMoney = z.output<typeof moneySource>

const oneDebt = z.refine<{ order_id?: number | undefined; request_id?: number | undefined }>(
  ({ order_id: order, request_id: request }) => (order === undefined) !== (request === undefined),
  { path: ['order_id'], error: 'required' },
)

const providerHealth = z.object({
  provider: z.string(),
  methods: z.array(z.enum(paymentMethods)),
  on: z.boolean(),
  test: z.boolean(),
  /** Of the last hour. */
  asked: z.int(),
  failed: z.int(),
  last_answer_at: z.nullable(momentSchema),
  last_callback_at: z.nullable(momentSchema),
  last_failure: z.nullable(z.string()),
  /** Attempts that can still be paid, and those after whose end is asked. */
  open: z.int(),
  watched: z.int(),
  /** The last comparison with the provider's own list. */
  reconciled_at: z.nullable(momentSchema),
  reconciled_day: z.nullable(z.string()),
})
export type ProviderHealth = z.output<typeof providerHealth>

const paymentsInput = z
  .object({
    status: z.optional(oneOrMany(z.enum(paymentStatuses))),
    method: z.optional(z.enum(paymentMethods)),
    customer_id: z.optional(idSchema),
    voucher: z.optional(idSchema),
    /** The payment's own number, or the provider's. */
    number: z.optional(singleLine(64)),
    amount: z.optional(amountSchema),
    period_lower: z.optional(dateSchema),
    period_upper: z.optional(dateSchema),
    before: z.optional(idSchema),
    limit,
    language,
  })
  .check(periodInOrder)
export type PaymentsInput = z.output<typeof paymentsInput>

export const officePaymentActions = {
  list_payments: {
    input: paymentsInput,
    /** Newest first. */
    output: z.object({ result: z.array(paymentRow), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  office_payment: {
    input: z.object({ payment_id: idSchema, language }),
    output: z.object({ result: paymentCard }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /** All of it or a part; when more than `refundAlone` of the payment goes without one, it waits for a second person. More than is left of the payment: `refund_too_big`. */
  refund_payment: {
    input: z.object({ payment_id: idSchema, amount: amountSchema, reason: singleLine(500).check(z.minLength(1)), language }),
    output: z.object({ result: refund }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  /** Another employee than the one who proposed it sends or declines. */
  approve_refund: {
    input: z.object({ refund_id: idSchema, approve: z.boolean(), language }),
    output: z.object({ result: refund }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  list_refunds: {
    input: z.object({ state: z.optional(z.enum(refundStates)), before: z.optional(idSchema), limit, language }),
    output: z.object({ result: z.array(refund), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /** Money that came and pays no order. */
  list_unallocated: {
    input: z.object({ customer_id: z.optional(idSchema), before: z.optional(idSchema), limit, language }),
    output: z.object({ result: z.array(moneySource), next: z.nullable(z.int()), total: z.int() }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  /**
   * Lets money of a payment pay an order of the same customer, or the fee of the renewal `request_id`, one of the two: no more than is kept,
   * and no more than is due. Answers, of what was named, what is still kept and still due, kopecks.
   */
  allocate_money: {
    input: z
      .object({ payment_id: idSchema, order_id: z.optional(idSchema), request_id: z.optional(idSchema), amount: amountSchema, language })
      .check(oneDebt),
    output: z.object({
      result: z.object({
        payment_id: z.int(),
        order_id: z.optional(z.int()),
        request_id: z.optional(z.int()),
        kept: z.int(),
        due: z.int(),
      }),
    }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  office_payment_links: {
    input: z.object({ customer_id: z.optional(idSchema), before: z.optional(idSchema), limit, language }),
    output: z.object({ result: z.array(z.extend(paymentLink, { customer: named })), next: z.nullable(z.int()) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
  revoke_link_by_staff: {
    input: z.object({ link_id: idSchema, language }),
    output: z.object({ result: z.extend(paymentLink, { customer: named }) }),
    ability: ['update', 'OfficePayment'],
    writes: true,
  },
  provider_health: {
    input: z.object({ language }),
    output: z.object({ result: z.array(providerHealth) }),
    ability: ['read', 'OfficePayment'],
    writes: false,
  },
} as const satisfies ActionContracts
export type OfficePaymentActions = typeof officePaymentActions
