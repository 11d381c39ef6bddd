import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficePayment, OfficeRefund } from '@anfilada/contract/payments/office-payments'
import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'
import { Tag } from '@anfilada/ui/Tag'
import { refundTones, statusTones } from './payment-tones.ts'

export function ToneTag({ tone, children }: { tone: 'amber' | 'red' | 'green' | undefined; children: ReactNode }) {
  return <Tag {...(tone && { tone })}>{children}</Tag>
}

export function StatusTag({ status }: { status: PaymentStatus }) {
  return <ToneTag tone={statusTones[status]}>{useTranslations('payments.statuses')(status)}</ToneTag>
}

/** What one must see of a payment in a list: money that is free, that fell short, that goes back; otherwise its state. */
export function PaymentTag({ payment: { status, amount, received, kept, refunded, currency } }: { payment: OfficePayment }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  if (kept > 0) return <ToneTag tone="amber">{t('keptTag', { sum: formatSum(kept, currency) })}</ToneTag>
  if (received > 0 && received < amount) return <ToneTag tone="amber">{t('shortTag', { sum: formatSum(received, currency) })}</ToneTag>
  if (refunded > 0) return <ToneTag tone={undefined}>{t('refundTag', { sum: formatSum(refunded, currency) })}</ToneTag>
  return <StatusTag status={status} />
}

/** It goes to the bank, which has said that it is too early. */
export function isPostponed({ state, message }: OfficeRefund): boolean {
  return state === 'waiting' && message !== ''
}

export function RefundTag({ refund }: { refund: OfficeRefund }) {
  const t = useTranslations('payments.refunds')
  if (isPostponed(refund)) return <ToneTag tone="amber">{t('postponed')}</ToneTag>
  return <ToneTag tone={refundTones[refund.state]}>{t(`states.${refund.state}`)}</ToneTag>
}
