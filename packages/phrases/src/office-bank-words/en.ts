import type { PhrasesLike } from '../phrase-shape.ts'
import type { ru } from './ru.ts'

export const en: PhrasesLike<typeof ru> = {
  said: {
    FORM_OPENED: 'waiting for payment',
    WAITING_FOR_3DS: 'waiting for the bank’s code',
    PROCESSING: 'processing',
    AUTHORIZED: 'held on the card',
    COMPLETE: 'paid',
    FAILED: 'failed',
    BILL_EXPIRED: 'time ran out',
    NOTPAY: 'waiting for payment',
    USERPAYING: 'the payer is confirming',
    ACCEPT: 'accepted',
    SUCCESS: 'paid',
    REFUND: 'paid, being refunded',
    CLOSED: 'closed without payment',
    REVOKED: 'revoked',
    PAYERROR: 'failed',
  },
  saidOfRefund: {
    PENDING: 'processing',
    PROCESSING: 'processing',
    WAITING_FOR_RESULT: 'processing',
    COMPLETE: 'refunded',
    SUCCESS: 'refunded',
    FAILED: 'failed',
    CLOSED: 'closed',
    ABNORMAL: 'the money did not reach the payer',
  },
}
