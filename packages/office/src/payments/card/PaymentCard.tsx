import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { Empty } from '@anfilada/ui/Empty'
import { ArrowBackIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import board from '../../shell/panes/Board.module.css'
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
  const shell = useTranslations('shell')
  const { data: payment, error, isFetching, refetch } = useQuery(paymentQuery(paymentId, useLanguage().language))
  return (
    <section className={board.card} aria-label={t('title')} aria-busy={isFetching}>
      <Link to="/payments" search={list} className={board.back}>
        <ArrowBackIcon />
        {t('back')}
      </Link>
      {payment && (
        <>
          <PaymentHead payment={payment} />
          <PaymentOrders payment={payment} />
          <PaymentRefunds payment={payment} />
          <PaymentReceipts receipts={payment.receipts} />
          <PaymentEvents events={payment.events} />
        </>
      )}
      {error && <Failure error={error} busy={isFetching} onRetry={() => void refetch()} />}
      {!payment && !error && <SkeletonRows rows={6} label={shell('loading')} />}
    </section>
  )
}

function Failure({ error, busy, onRetry }: { error: Error; busy: boolean; onRetry: () => void }) {
  const t = useTranslations('payments.card')
  if (error instanceof Refused && error.code === 'payment_not_found') return <Empty drawing="no-orders" title={error.message} isAlert />
  return <ListFailed title={t('failed')} error={error} busy={busy} onRetry={onRetry} />
}
