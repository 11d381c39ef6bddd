import type { PaymentLink } from '@anfilada/contract/payments/payment-links'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { LinkRow } from './links.store.ts'

export function linkAnswer(row: LinkRow): PaymentLink {
  return {
    link_id: row.id,
    vouchers: writeVouchers(row.orderIds),
    prolongations: writeVouchers(row.feeIds),
    amount: row.amount,
    state: row.state,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    expires_at: row.expiresAt.toISOString(),
    revoked_at: row.revokedAt?.toISOString() ?? null,
    payment_id: row.paymentId,
  }
}

export function staffLinkAnswer(row: LinkRow): PaymentLink & { customer: { id: number; name: string } } {
  return { ...linkAnswer(row), customer: { id: row.customerId, name: row.customerName } }
}
