import type { PaymentState } from '@anfilada/contract/payments/payments'

/** A payment by SBP that waits to be scanned. */
export const payment = (changes: Partial<PaymentState> = {}): PaymentState => ({
  payment_id: 9,
  status: 'FORM_OPENED',
  method: 'sbp',
  vouchers: '71, 72',
  prolongations: '',
  amount: 5_700_050,
  currency: 'RUB',
  url: null,
  qr: 'https://qr.example/9',
  expires_at: '2036-11-12T10:34:00+03:00',
  created_at: '2036-11-12T10:04:00+03:00',
  received: 0,
  kept: 0,
  ...changes,
})
