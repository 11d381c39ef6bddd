import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { Button } from '@anfilada/ui/Button'
import { Section } from '@anfilada/ui/Section'
import { RefundDialog } from '../refunds/RefundDialog.tsx'
import { RefundRow } from '../refunds/RefundRow.tsx'

/** What went back of the payment, and the way to give back what is left. */
export function PaymentRefunds({ payment }: { payment: OfficePaymentCard }) {
  const t = useTranslations('payments.refunds')
  const mayRefund = useMay()(['update', 'OfficePayment'])
  const [isOpen, setOpen] = useState(false)
  const start = mayRefund && payment.received > payment.refunded && (
    <Button size="s" onPress={() => setOpen(true)}>
      {t('start')}
    </Button>
  )
  return (
    <Section title={t('list')} level={3} rule="plain" aside={start}>
      {payment.refunds.length === 0 && <p className="mut">{t('none')}</p>}
      <ul>
        {payment.refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} onCard />
        ))}
      </ul>
      {isOpen && <RefundDialog payment={payment} onClose={() => setOpen(false)} />}
    </Section>
  )
}
