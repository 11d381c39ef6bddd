import * as z from 'zod/mini'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'
import type { ProviderPayment, ProviderRefund } from './provider.ts'
import { paymentSaid, refundSaid } from './statuses.rules.ts'

const minor = z.int().check(z.nonnegative())

/** What WeChat Pay v3 answers, as far as we read it; a close has no body. */
export const answers = {
  native: z.object({ code_url: z.string().check(z.minLength(1)) }),
  trade: z.object({
    out_trade_no: z.string(),
    transaction_id: z.optional(z.string()),
    trade_state: z.string(),
    trade_state_desc: z._default(z.string(), ''),
    amount: z.optional(z.partial(z.object({ total: minor, currency: z.string() }))),
  }),
  closed: z.undefined(),
  refund: z.object({ refund_id: z.string(), out_refund_no: z.string(), status: z.string(), amount: z.object({ refund: minor }) }),
  bill: z.object({ download_url: z.url(), hash_type: z.literal('SHA1'), hash_value: z.string() }),
} as const

/** A callback, and what is sealed in it. */
export const notice = z.object({
  id: z.string().check(z.minLength(1)),
  event_type: z.string(),
  resource: z.object({ ciphertext: z.string(), nonce: z.string(), associated_data: z.nullish(z.string()) }),
})
export const news = z.object({ out_trade_no: z.string(), transaction_id: z.optional(z.string()), trade_state: z.optional(z.string()) })

export function paymentOf(trade: z.output<typeof answers.trade>): ProviderPayment {
  return {
    ref: trade.out_trade_no,
    transactionId: trade.transaction_id ?? null,
    ...paymentSaid('wechat', trade.trade_state),
    amount: amountOf(trade.amount?.total),
    currency: trade.amount?.currency ?? null,
    testing: null,
    refunds: [],
    rrn: null,
    panMask: null,
    message: trade.trade_state_desc.slice(0, 500),
  }
}

export function refundOf(answer: z.output<typeof answers.refund>): ProviderRefund {
  return { id: answer.refund_id, amount: kopecks(answer.amount.refund), ...refundSaid('wechat', answer.status) }
}

function amountOf(total: number | undefined): Kopecks | null {
  return total === undefined ? null : kopecks(total)
}
