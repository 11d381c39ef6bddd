import * as z from 'zod/mini'
import { kopecks, type Kopecks } from '@anfilada/contract/kopecks'
import type { ProviderPayment, ProviderRefund } from './provider.ts'
import { paymentSaid, refundSaid } from './statuses.rules.ts'

const longest = 500

const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => String(value ?? '').slice(0, longest)),
)
const money = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => kopecksFromRubles(value) ?? null),
)
const flag = z.pipe(
  z.nullish(z.union([z.boolean(), z.number(), z.string()])),
  z.transform((value) => (value === null || value === undefined ? null : Number(value) === 1)),
)

const refundSchema = z.object({ id: text, amount: money, state: text, message: text })
const transactionSchema = z.object({
  transaction_id: text,
  order_id: text,
  custom_order_id: text,
  state: text,
  amount: money,
  original_amount: money,
  currency: text,
  testing: flag,
  rrn: text,
  pan_mask: text,
  message: text,
  refunds: z.pipe(
    z.nullish(z.array(refundSchema)),
    z.transform((refunds) => refunds ?? []),
  ),
})
type Transaction = z.output<typeof transactionSchema>

/** Fields that we do not read may come and go. */
export const answers = {
  bill: z.object({
    bill: z.object({
      id: text,
      url: z.url({ protocol: /^https?$/ }),
      expired: flag,
      amount: money,
      currency: text,
      testing: flag,
      transaction: z.optional(z.unknown()),
    }),
  }),
  sbp: z.object({ sbp_link: z.string().check(z.minLength(1)) }),
  transaction: z.object({ transaction: transactionSchema }),
  transactions: z.object({ transactions: z.array(transactionSchema) }),
  refund: z.object({ refund: refundSchema }),
  status: z.object({ status: text, message: text }),
} as const
export type Bill = z.output<typeof answers.bill>['bill']

export function paymentOf(transaction: Transaction): ProviderPayment {
  return {
    // A bill's order_id is the bank's own number.
    ref: transaction.custom_order_id || transaction.order_id,
    transactionId: transaction.transaction_id || null,
    ...paymentSaid('modulbank', transaction.state),
    // `amount` is what is left after refunds.
    amount: transaction.original_amount ?? transaction.amount,
    currency: transaction.currency || null,
    testing: transaction.testing,
    refunds: transaction.refunds.map(refundOf),
    rrn: transaction.rrn || null,
    panMask: transaction.pan_mask || null,
    message: transaction.message,
  }
}

/** The bill's life counts only as long as nobody has begun to pay: a payment that was begun ends by itself. */
export function paymentOfBill(ref: string, bill: Bill): ProviderPayment {
  const transaction = transactionSchema.safeParse(bill.transaction)
  const begun = transaction.success && transaction.data.state !== '' ? paymentOf(transaction.data) : undefined
  if (begun && begun.word !== 'FORM_OPENED') return begun
  const word = bill.expired ? 'BILL_EXPIRED' : 'FORM_OPENED'
  const told = { amount: bill.amount, currency: bill.currency || null, testing: bill.testing }
  return { ...(begun ?? notBegun(ref)), ...told, ...paymentSaid('modulbank', word) }
}

/** Nobody has looked at it yet: the provider has nothing to tell. */
export function notBegun(ref: string): ProviderPayment {
  const nothing = { transactionId: null, amount: null, currency: null, testing: null, rrn: null, panMask: null }
  return { ref, ...nothing, ...paymentSaid('modulbank', 'FORM_OPENED'), refunds: [], message: '' }
}

export function refundOf(refund: z.output<typeof refundSchema>): ProviderRefund {
  return { id: refund.id, amount: refund.amount ?? kopecks(0), ...refundSaid('modulbank', refund.state) }
}

/** "973.00" for 97300: the decimals of a bank's form, made without any floating point. */
export function rublesText(amount: Kopecks): string {
  return `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
}

/** Kopecks of what a bank wrote: "973", "973.5", 973.5; undefined when it is no such amount. */
function kopecksFromRubles(value: unknown): Kopecks | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '')
  return match ? kopecks(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))) : undefined
}
