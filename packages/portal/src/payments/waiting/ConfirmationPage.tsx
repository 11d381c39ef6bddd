import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { Refused } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAct } from '@anfilada/browser/use-act'
import { useAddress } from '@anfilada/browser/use-address'
import { leadOn } from '@anfilada/browser/lead-on'
import type { PaymentState } from '@anfilada/contract/payments/payments'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoPage } from '@anfilada/ui/drawings/NoPage'
import { Empty } from '@anfilada/ui/Empty'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { paymentKey, paymentQuery } from '../payments.queries.ts'
import type { Leaving } from './LeaveAct.tsx'
import { useOnlyVoucher } from './paid-vouchers.ts'
import { PaymentWait, useWaitTitle } from './PaymentWait.tsx'
import { useAsking } from './wait-time.ts'
import { type PaymentSearch, readConfirmationSearch } from '../payments-search.ts'

const route = getRouteApi('/content/payment-confirmation')

/** Where the bank sends the payer back to, and what he may close, reload and open in another tab. */
export function ConfirmationPage() {
  const { payment_id: id } = useAddress(readConfirmationSearch)
  const t = useTranslations('payments.wait')
  if (id === undefined) return <Absent title={t('absent')} text={t('absentText')} />
  return id === 0 ? <Absent title={t('notFound')} text={t('notFoundText')} /> : <Attempt key={id} id={id} />
}

function Attempt({ id }: { id: number }) {
  const t = useTranslations('payments')
  const shell = useTranslations('shell')
  const titleOf = useWaitTitle()
  const payment = useQuery(paymentQuery(id, useLanguage().language))
  const asking = useAsking(payment)
  const leaving = useLeaving(payment.data)
  const title = payment.data ? titleOf(payment.data) : t('title')
  useReadOrdersAnew(payment.data)
  usePageTitle(title)
  if (isNotFound(payment.error)) return <Absent title={t('wait.notFound')} text={t('wait.notFoundText')} />
  return (
    <>
      <h1>{title}</h1>
      {payment.data ? (
        <PaymentWait payment={payment.data} asking={asking} leaving={leaving} acts={<Acts payment={payment.data} />} />
      ) : payment.isLoadingError ? (
        <ListFailed title={t('wait.loadFailed')} error={payment.error} busy={payment.isFetching} onRetry={() => void payment.refetch()} />
      ) : (
        <SkeletonRows rows={2} rowHeight="180px" label={shell('loading')} />
      )}
    </>
  )
}

function Acts({ payment }: { payment: PaymentState }) {
  const { status, reason } = payment
  const t = useTranslations('payments.wait')
  const mayPay = useMay()(['create', 'Payment'])
  return (
    <>
      {status === 'COMPLETE' ? (
        <PaidActs payment={payment} mayPay={mayPay} />
      ) : (
        mayPay && (
          <Link to="/payment" search={formOf(payment)} className={buttonLinkClass('primary')}>
            {t(reason === 'left' ? 'otherwise' : 'again')}
          </Link>
        )
      )}
      <Link to="/payments-history" className={buttonLinkClass('secondary')}>
        {t('toHistory')}
      </Link>
    </>
  )
}

/** On from what is paid: to what is still due, else to the voucher of the one order, and to the orders. */
function PaidActs({ payment, mayPay }: { payment: PaymentState; mayPay: boolean }) {
  const t = useTranslations('payments.wait')
  const words = useTranslations('paying')
  const voucher = useOnlyVoucher(payment)
  const isLess = payment.received < payment.amount && mayPay
  return (
    <>
      {isLess && (
        <Link to="/payment" search={formOf(payment)} className={buttonLinkClass('primary')}>
          {t('payRest')}
        </Link>
      )}
      {voucher !== undefined && !isLess && (
        <Link to="/upcoming/show" search={{ id: voucher }} className={buttonLinkClass('primary')}>
          {words('toVoucher')}
        </Link>
      )}
      <Link to="/upcoming" className={buttonLinkClass(isLess || voucher !== undefined ? 'secondary' : 'primary')}>
        {t('toOrders')}
      </Link>
    </>
  )
}

/** The form for the same orders, or fees. */
function formOf({ vouchers, prolongations }: PaymentState): PaymentSearch {
  return prolongations === '' ? { tab: 'individuals', vouchers } : { tab: 'individuals', what: 'fees' }
}

/** No number in the address, or one that no payment of this customer has. */
function Absent({ title, text }: { title: string; text: string }) {
  const t = useTranslations('payments.wait')
  usePageTitle(title)
  return (
    <Empty
      isPage
      drawing={NoPage}
      title={title}
      text={text}
      action={
        <Link to="/payments-history" className={buttonLinkClass('primary')}>
          {t('toHistory')}
        </Link>
      }
    />
  )
}

function isNotFound(error: unknown): error is Refused {
  return error instanceof Refused && error.code === 'payment_not_found'
}

/** Leads on to the form with the same orders; what turns out to be over stays and says so. */
function useLeaving(payment: PaymentState | undefined): Leaving | undefined {
  const mayPay = useMay()(['create', 'Payment'])
  const queries = useQueryClient()
  const navigate = route.useNavigate()
  const { act, sending } = useAct(['payments'])
  if (!payment || !mayPay) return undefined
  const { payment_id } = payment
  const again = formOf(payment)

  async function leave(): Promise<void> {
    leadOn()
    const outcome = await act('leave_payment', { payment_id })
    if (!outcome.ok) return
    queries.setQueryData(paymentKey(payment_id), outcome.answer.result)
    if (outcome.answer.result.reason === 'left') await navigate({ to: '/payment', search: again })
  }
  return { busy: sending !== undefined, leave: () => void leave() }
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
