import type { OfficeRefund } from '@anfilada/contract/payments/office-payments'
import { decideOnRefund } from './refund.rules.ts'
import type { RefundRow } from './refunds.store.ts'

export function refundAnswer(row: RefundRow, reader: { userId: number }): OfficeRefund {
  const { id, amount, reason, state, message } = row
  return {
    id,
    amount,
    reason,
    state,
    message,
    payment_id: row.paymentId,
    customer: { id: row.customerId, name: row.customerName },
    requested_by: row.requestedByName,
    requested_at: row.requestedAt.toISOString(),
    decided_by: row.decidedByName,
    decided_at: row.decidedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
    decidable: decideOnRefund(row, reader.userId).ok,
  }
}
