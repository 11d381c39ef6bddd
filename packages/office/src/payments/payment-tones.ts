import type { InvoiceState } from '@anfilada/contract/invoices/invoice-states'
import type { RefundState } from '@anfilada/contract/payments/money-words'
import type { PaymentLinkState } from '@anfilada/contract/payments/payment-links'
import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'

/** Amber asks somebody of the office to act; what waits for the payer or a bank is neutral. */
type Tone = 'amber' | 'red' | 'green' | undefined

export const statusTones: Record<PaymentStatus, Tone> = {
  FORM_OPENED: undefined,
  WAITING_FOR_3DS: undefined,
  PROCESSING: undefined,
  FAILED: 'red',
  COMPLETE: 'green',
}

export const refundTones: Record<RefundState, Tone> = {
  proposed: 'amber',
  waiting: undefined,
  unclear: 'amber',
  processing: undefined,
  complete: 'green',
  failed: 'red',
  declined: undefined,
}

export const invoiceTones: Record<InvoiceState, Tone> = {
  open: undefined,
  part: undefined,
  overdue: 'red',
  paid: 'green',
  credited: undefined,
}

export const linkTones: Record<PaymentLinkState, Tone> = {
  open: undefined,
  paid: 'green',
  settled: 'green',
  expired: undefined,
  revoked: undefined,
}
