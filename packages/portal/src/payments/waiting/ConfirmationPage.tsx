import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { paymentQuery } from '../payments.queries.ts'
import { PaymentWait, useWaitTitle } from './PaymentWait.tsx'
import { useAsking } from './use-asking.ts'

const route = getRouteApi('/content/payment-confirmation')

/** Where the bank sends the payer back to, and what he may close, reload and open in another tab. */
export function ConfirmationPage() {
  const { payment_id: id } = route.useSearch()
  return id === undefined ? <NoNumber /> : <Attempt key={id} id={id} />
}

function Attempt({ id }: { id: number }) {
  const t = useTranslations('payments')
  const shell = useTranslations('shell')
  const titleOf = useWaitTitle()
  const payment = useQuery(paymentQuery(id, useLanguage().language))
  const asking = useAsking(payment)
  const title = payment.data ? titleOf(payment.data) : t('title')
  useReadOrdersAnew(payment.data)
  usePageTitle(title)
  return (
    <>
      <h1>{title}</h1>
      {payment.data ? (
        <PaymentWait payment={payment.data} asking={asking} acts={<Acts payment={payment.data} />} />
      ) : payment.isError ? (
        <ListFailed title={t('wait.loadFailed')} error={payment.error} busy={payment.isFetching} onRetry={() => void payment.refetch()} />
      ) : (
        <SkeletonRows rows={2} rowHeight="180px" label={shell('loading')} />
      )}
    </>
  )
}

function Acts({ payment: { status, vouchers } }: { payment: PaymentState }) {
  const t = useTranslations('payments.wait')
  const may = useMay()
  const isPaid = status === 'COMPLETE'
  return (
    <>
      {isPaid ? (
        <Link to="/upcoming" className={buttonLinkClass('primary')}>
          {t('toOrders')}
        </Link>
      ) : (
        may(['create', 'Payment']) && (
          <Link to="/payment" search={{ vouchers }} className={buttonLinkClass('primary')}>
            {t('again')}
          </Link>
        )
      )}
      <Link to="/payments-history" className={buttonLinkClass('secondary')}>
        {t('toHistory')}
      </Link>
    </>
  )
}

function NoNumber() {
  const t = useTranslations('payments.wait')
  usePageTitle(t('absent'))
  return (
    <Empty
      isPage
      drawing="no-orders"
      title={t('absent')}
      text={t('absentText')}
      action={
        <Link to="/payments-history" className={buttonLinkClass('primary')}>
          {t('toHistory')}
        </Link>
      }
    />
  )
}

/** Money that came changes what is due: orders, balance and the list of what can be paid are read anew. */
function useReadOrdersAnew(payment: PaymentState | undefined) {
  const queries = useQueryClient()
  const isPaid = payment?.status === 'COMPLETE'
  useEffect(() => {
    if (!isPaid) return
    void queries.invalidateQueries({ queryKey: ['orders'] })
    void queries.invalidateQueries({ queryKey: ['balance'] })
  }, [isPaid, queries])
}
