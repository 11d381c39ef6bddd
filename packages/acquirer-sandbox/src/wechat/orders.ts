import { isExpired, type Order, type Payment, refunded } from '../bank/payment.ts'

export type Native = {
  appid: string
  mchid: string
  description: string
  out_trade_no: string
  notify_url: string
  time_expire?: string
  attach?: string
  amount: { total: number; currency?: string }
}
export type RefundOrder = { out_trade_no: string; out_refund_no: string; amount: { refund: number; total: number; currency: string } }

const twoHours = 2 * 60 * 60
const fiveMinutesMs = 5 * 60 * 1000

/** What is wrong with an order; undefined: nothing. */
export function nativeFault(order: Partial<Native>, wechat: { appId: string; merchantId: string }): string | undefined {
  if (order.appid !== wechat.appId || order.mchid !== wechat.merchantId) return 'appid or mchid is not of this merchant'
  if (!/^[\w|*-]{6,32}$/.test(order.out_trade_no ?? '')) return 'out_trade_no must have 6 to 32 letters, digits or -_|*'
  if (!/^.{1,127}$/su.test(order.description ?? '')) return 'description must have 1 to 127 characters'
  if (!isAmount(order.amount?.total)) return 'amount.total must be a whole number above nothing'
  return noticeFault(order.notify_url ?? '')
}

function isAmount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0
}

/** https without a query; on one's own machine http will do. */
function noticeFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isNear = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost'
  const isFit = url !== undefined && url.search === '' && (url.protocol === 'https:' || isNear)
  return isFit ? undefined : 'notify_url must be https without a query'
}

export function orderOf(order: Native): Order {
  const until = Date.parse(order.time_expire ?? '')
  return {
    protocol: 'wechat',
    method: 'wechat',
    reference: order.out_trade_no,
    amount: order.amount.total,
    currency: order.amount.currency ?? 'CNY',
    isTest: true,
    description: order.description,
    payerName: order.attach ?? '',
    successUrl: '',
    callbackUrl: order.notify_url,
    callsBackOnFailure: false,
    lifetimeSeconds: Number.isNaN(until) ? twoHours : (until - Date.now()) / 1000,
  }
}

/** The word for an order that nobody can pay any more; undefined: it is open. */
export function overWord(payment: Payment): 'ORDERPAID' | 'ORDER_CLOSED' | undefined {
  if (payment.state === 'complete') return 'ORDERPAID'
  return payment.state === 'closed' || isExpired(payment, Date.now()) ? 'ORDER_CLOSED' : undefined
}

/** Why an order cannot be closed now; what is paid or closed stays so, and Global wants it to be five minutes old. */
export function closingFault(payment: Payment, isGlobal: boolean): readonly [string, string] | undefined {
  const over = overWord(payment)
  if (over) return [over, 'The order is over']
  if (payment.state === 'under_review') return ['INVALID_REQUEST', 'The order is looked at']
  const isYoung = Date.now() - payment.openedAt < fiveMinutesMs
  return isGlobal && isYoung ? ['INVALID_REQUEST', 'The order is younger than five minutes'] : undefined
}

export function refundFault(payment: Payment, { amount }: RefundOrder): string | undefined {
  if (amount.total !== payment.amount || amount.currency !== payment.currency) return 'amount.total and currency must be those of the order'
  if (!isAmount(amount.refund)) return 'amount.refund must be a whole number above nothing'
  return amount.refund + refunded(payment) > payment.amount ? 'The refund exceeds what is left of the payment' : undefined
}
