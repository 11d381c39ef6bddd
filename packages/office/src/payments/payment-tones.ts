import type { InvoiceState } from '@anfilada/contract/invoices/invoice-states'
import type { RefundState } from '@anfilada/contract/payments/money-words'
import type { PaymentLinkState } from '@anfilada/contract/payments/payment-links'
import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'

type Tone = 'amber' | 'red' | 'green' | undefined

export const statusTones: Record<PaymentStatus, Tone> = {
  FORM_OPENED: undefined,
  WAITING_FOR_3DS: 'amber',
  PROCESSING: 'amber',
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
  part: 'amber',
  overdue: 'red',
  paid: 'green',
  credited: undefined,
}

export const linkTones: Record<PaymentLinkState, Tone> = {
  open: 'amber',
  paid: 'green',
  settled: 'green',
  expired: undefined,
  revoked: undefined,
}
