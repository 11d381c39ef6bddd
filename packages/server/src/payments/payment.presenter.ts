import type { Language } from '@anfilada/contract/languages'
import { writeVouchers } from '@anfilada/contract/payments/payment-status'
import type { PayableFee as PayableFeeAnswer, PaymentState } from '@anfilada/contract/payments/payments'
import { refusalSentence } from '@anfilada/phrases/refusals'
import type { PayableFee } from '../licenses/index.ts'
import { keptOf, type PaymentRow } from './payments.store.ts'

/** An attempt as a member sees it: with its payer, unless that is the holder of a link or was forgotten. */
export function ownPaymentAnswer(row: PaymentRow, language: Language): PaymentState {
  const { linkId, payerName: name, payerEmail: email } = row
  const isNamed = linkId === null && email !== ''
  return { ...paymentAnswer(row, language), ...(isNamed && { payer: { name, email } }) }
}

/** An attempt as whoever pays may see it: no names, and nothing to open once it is over. */
export function paymentAnswer(row: PaymentRow, language: Language): PaymentState {
  const { id, status, failure, method, orderIds, feeIds, amount, expiresAt, createdAt, received } = row
  const isOpen = row.finishedAt === null && !row.expired
  return {
    payment_id: id,
    status,
    ...(status === 'FAILED' && { error: refusalSentence(language, 'payment_failed') }),
    ...(failure && { reason: failure }),
    method,
    vouchers: writeVouchers(orderIds),
    prolongations: writeVouchers(feeIds),
    amount,
    currency: 'RUB',
    url: isOpen ? row.url : null,
    qr: isOpen ? row.qr : null,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
    received,
    kept: keptOf(row),
  }
}

/** A page of rows that were read one beyond the limit, and where the next one begins. */
export function pageOf<R>(rows: readonly R[], limit: number, idOf: (row: R) => number): { rows: R[]; next: number | null } {
  if (rows.length <= limit) return { rows: [...rows], next: null }
  return { rows: rows.slice(0, limit), next: idOf(rows[limit - 1] as R) }
}

/** A fee of prolongation as it is offered for payment. */
export function feeAnswer({ id, guide, number, museum, heldOn, due }: PayableFee): PayableFeeAnswer {
  return { request_id: id, guide, number, museum, held_on: heldOn, due }
}
