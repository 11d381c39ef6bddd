import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { BackLink, OpenCard } from '../../shell/panes/OpenCard.tsx'
import type { PaymentsFilter } from '../screens.ts'
import { paymentQuery } from '../payments.queries.ts'
import { PaymentEvents } from './PaymentEvents.tsx'
import { PaymentHead } from './PaymentHead.tsx'
import { PaymentOrders } from './PaymentOrders.tsx'
import { PaymentReceipts } from './PaymentReceipts.tsx'
import { PaymentRefunds } from './PaymentRefunds.tsx'

/** One attempt to pay: what became of it and of its money, and all that the provider said. */
export function PaymentCard({ paymentId, list }: { paymentId: number; list: PaymentsFilter }) {
  const t = useTranslations('payments.card')
  return (
    <OpenCard
      title={t('title')}
      back={
        <BackLink to="/payments" search={list}>
          {t('back')}
        </BackLink>
      }
      query={useQuery(paymentQuery(paymentId, useLanguage().language))}
      absent={{ code: 'payment_not_found' }}
      failed={t('failed')}
      rows={6}
    >
      {(payment) => (
        <>
          <PaymentHead payment={payment} />
          <PaymentOrders payment={payment} />
          <PaymentRefunds payment={payment} />
          <PaymentReceipts payment={payment} />
          <PaymentEvents events={payment.events} />
        </>
      )}
    </OpenCard>
  )
}
