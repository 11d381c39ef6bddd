import type { ReactNode } from 'react'
import { Tag } from '@anfilada/ui/Tag'
import { refundTones, statusTones } from './payment-tones.ts'
import { useTranslations } from 'use-intl'
import type { RefundState } from '@anfilada/contract/payments/money-words'
import type { PaymentStatus } from '@anfilada/contract/payments/payment-status'

export function ToneTag({ tone, children }: { tone: 'amber' | 'red' | 'green' | undefined; children: ReactNode }) {
  return <Tag {...(tone && { tone })}>{children}</Tag>
}

export function StatusTag({ status }: { status: PaymentStatus }) {
  return <ToneTag tone={statusTones[status]}>{useTranslations('payments.statuses')(status)}</ToneTag>
}

export function RefundTag({ state }: { state: RefundState }) {
  return <ToneTag tone={refundTones[state]}>{useTranslations('payments.refunds.states')(state)}</ToneTag>
}
