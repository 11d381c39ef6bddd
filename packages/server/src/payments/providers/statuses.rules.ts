import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'
import type { RefundStatus } from './provider.ts'

type Known<Status> = Readonly<Record<string, Status>>

/** Every provider's words for a payment, in one place; an expired bill of Modulbank is a word of ours. */
const payments = {
  modulbank: {
    FORM_OPENED: 'FORM_OPENED',
    WAITING_FOR_3DS: 'WAITING_FOR_3DS',
    PROCESSING: 'PROCESSING',
    AUTHORIZED: 'PROCESSING',
    COMPLETE: 'COMPLETE',
    FAILED: 'FAILED',
    BILL_EXPIRED: 'FAILED',
  },
  wechat: {
    NOTPAY: 'FORM_OPENED',
    USERPAYING: 'PROCESSING',
    ACCEPT: 'PROCESSING',
    SUCCESS: 'COMPLETE',
    // Of the payment; what was given back stands in its refunds.
    REFUND: 'COMPLETE',
    CLOSED: 'FAILED',
    REVOKED: 'FAILED',
    PAYERROR: 'FAILED',
  },
} as const satisfies Record<string, Known<PaymentStatus>>

/** Every provider's words for what nobody paid in time, or what was taken back; who pays has done nothing wrong. */
const timeOuts: readonly string[] = ['BILL_EXPIRED', 'CLOSED']

const refunds = {
  modulbank: {
    PENDING: 'PENDING',
    PROCESSING: 'PENDING',
    WAITING_FOR_RESULT: 'PENDING',
    COMPLETE: 'COMPLETE',
    FAILED: 'FAILED',
  },
  // ABNORMAL: the money did not reach the payer and lies with the merchant; somebody must give it back by hand.
  wechat: { PROCESSING: 'PENDING', SUCCESS: 'COMPLETE', CLOSED: 'FAILED', ABNORMAL: 'FAILED' },
} as const satisfies Record<keyof typeof payments, Known<RefundStatus>>

type Said<Status> = { status: Status; word: string; isUnknownWord: boolean }

export function paymentSaid(provider: keyof typeof payments, word: string): Said<PaymentStatus> {
  return said(payments[provider], word, 'PROCESSING')
}

export function isTimeOut(word: string): boolean {
  return timeOuts.includes(word)
}

export function refundSaid(provider: keyof typeof refunds, word: string): Said<RefundStatus> {
  return said(refunds[provider], word, 'PENDING')
}

/** A word that nobody has told us means neither that money came nor that it did not. */
function said<Status>(known: Known<Status>, word: string, otherwise: Status): Said<Status> {
  const status = Object.hasOwn(known, word) ? known[word] : undefined
  return { status: status ?? otherwise, word, isUnknownWord: status === undefined }
}
