import { clockOf, isExpired, newId, type Payment, refunded, rrnOf, type State, told } from '../bank/payment.ts'
import type { Letter, News } from '../bank/callbacks.ts'
import type { Shop } from '../bank/shop.ts'
import { signatureOf } from './signature.ts'

/** The states of a transaction in the bank's words; an order that nobody looked at has no transaction. */
const words: Record<State, string> = {
  created: '',
  form_opened: 'FORM_OPENED',
  waiting_for_code: 'WAITING_FOR_3DS',
  processing: 'PROCESSING',
  complete: 'COMPLETE',
  failed: 'FAILED',
  closed: 'FAILED',
  under_review: 'UNDER_REVIEW',
}

export function rubles(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`
}

/** A bill has a number of the bank's own in place of the shop's; the shop's stands beside it. */
function orderNumbers(payment: Payment): { order_id: string; custom_order_id: string } {
  const order = payment.method === 'card' ? billNumber(payment) : payment.reference
  return { order_id: order, custom_order_id: payment.reference }
}

function billNumber(payment: Payment): string {
  return rrnOf(payment).slice(0, 8)
}

export function transactionView(payment: Payment): Record<string, unknown> {
  const { amount, currency, isTest } = told(payment)
  return {
    transaction_id: payment.id,
    ...orderNumbers(payment),
    state: words[payment.state],
    amount: rubles(amount - refunded(payment)),
    original_amount: rubles(amount),
    currency,
    description: payment.description,
    message: payment.state === 'failed' ? 'Declined by the issuer' : '',
    meta: {},
    mps_error_code: payment.state === 'failed' ? '101' : '',
    pan_mask: payment.panMask,
    payment_method: payment.method,
    refunds: payment.refunds.map(({ id, amount: sum, state, at }) => ({
      id,
      amount: rubles(sum),
      state: state === 'complete' ? 'COMPLETE' : 'PROCESSING',
      created_datetime: new Date(at).toISOString(),
      message: '',
    })),
    rrn: payment.finishedAt === null ? '' : rrnOf(payment),
    testing: isTest ? 1 : 0,
    created_datetime: new Date(payment.openedAt).toISOString(),
    completed_datetime: payment.finishedAt === null ? null : new Date(payment.finishedAt).toISOString(),
  }
}

export function billView(payment: Payment, origin: string, merchant: string): Record<string, unknown> {
  const isPaid = payment.state === 'complete'
  return {
    id: payment.id,
    url: `${origin}/pay/${payment.id}`,
    number: billNumber(payment),
    paid: isPaid ? 1 : 0,
    expired: isExpired(payment, Date.now()) ? 1 : 0,
    amount: rubles(payment.amount),
    currency: payment.currency,
    merchant,
    testing: payment.isTest ? 1 : 0,
    created_datetime: new Date(payment.openedAt).toISOString(),
    ...(payment.state !== 'created' && { transaction: transactionView(payment) }),
  }
}

/** The callback as a form; it carries no card, only the mask. */
export function modulbankLetter(shop: Shop) {
  return (payment: Payment, { state, isForged }: News): Letter => {
    const { amount, currency, isTest } = told(payment)
    const fields: Record<string, string> = {
      testing: isTest ? '1' : '0',
      pan_mask: payment.panMask,
      unix_timestamp: String(Math.floor(clockOf(payment) / 1000)),
      salt: newId(),
      rrn: rrnOf(payment),
      transaction_id: payment.id,
      original_amount: rubles(amount),
      auth_number: '',
      amount: rubles(amount - refunded(payment)),
      created_datetime: new Date(payment.openedAt).toISOString(),
      auth_code: '',
      state: words[state],
      ...orderNumbers(payment),
      currency,
      merchant: shop.merchant,
      payment_method: payment.method,
      ...(payment.method === 'card' && { meta: JSON.stringify({ bill_id: payment.id }) }),
      ...(state === 'failed' && { mps_error_code: '101', message: 'Declined by the issuer' }),
    }
    const signature = signatureOf(fields, payment.isTest ? shop.testKey : shop.liveKey)
    const body = new URLSearchParams({
      ...fields,
      signature: isForged ? signature.replace(/^./, (sign) => (sign === '0' ? '1' : '0')) : signature,
    })
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: body.toString() }
  }
}
