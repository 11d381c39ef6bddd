import type { Letter, News } from '../bank/callbacks.ts'
import { clockOf, type Payment, refunded, type Refund, type State, told } from '../bank/payment.ts'
import type { Shop } from '../bank/shop.ts'
import { platformHeaders, sealResource } from './signature.ts'

const words: Record<State, string> = {
  created: 'NOTPAY',
  form_opened: 'NOTPAY',
  waiting_for_code: 'USERPAYING',
  processing: 'USERPAYING',
  complete: 'SUCCESS',
  failed: 'PAYERROR',
  closed: 'CLOSED',
  under_review: 'REVIEWING',
}

/** A payment of which something was given back is REFUND for ever. */
export function tradeView(payment: Payment, { wechat }: Shop, state: State = payment.state): Record<string, unknown> {
  const { amount, currency } = told(payment)
  const isPaid = state === 'complete'
  return {
    appid: wechat.appId,
    mchid: wechat.merchantId,
    out_trade_no: payment.reference,
    trade_state: isPaid && refunded(payment) > 0 ? 'REFUND' : words[state],
    trade_state_desc: words[state].toLowerCase(),
    amount: { total: amount, currency, ...(isPaid && { payer_total: amount, payer_currency: currency }) },
    ...(isPaid && {
      transaction_id: payment.id,
      trade_type: 'NATIVE',
      bank_type: 'OTHERS',
      success_time: beijing(payment.finishedAt ?? payment.openedAt),
    }),
  }
}

export function refundView(payment: Payment, refund: Refund): Record<string, unknown> {
  return {
    refund_id: refund.id,
    out_refund_no: refund.reference,
    transaction_id: payment.id,
    out_trade_no: payment.reference,
    channel: 'ORIGINAL',
    status: refund.state === 'complete' ? 'SUCCESS' : 'PROCESSING',
    create_time: beijing(refund.at),
    amount: { total: payment.amount, refund: refund.amount, currency: payment.currency },
  }
}

/** WeChat writes its moments in the time of Beijing. */
function beijing(at: number): string {
  return `${new Date(at + 8 * 60 * 60 * 1000).toISOString().slice(0, 19)}+08:00`
}

/** Only success is told; the payment itself is sealed with the API key. */
export function wechatLetter(shop: Shop) {
  return (payment: Payment, { state, isForged, eventId }: News): Letter | undefined => {
    if (state !== 'complete') return undefined
    const body = JSON.stringify({
      id: eventId,
      create_time: beijing(Date.now()),
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      summary: 'paid',
      resource: sealResource(shop.wechat.apiKey, JSON.stringify(tradeView(payment, shop, state))),
    })
    const signed = isForged ? `${body} ` : body
    const headers = platformHeaders(shop.wechat.platformSerial, shop.wechat.platformPrivateKey, signed, clockOf(payment))
    return { headers: { 'content-type': 'application/json', ...headers }, body }
  }
}
