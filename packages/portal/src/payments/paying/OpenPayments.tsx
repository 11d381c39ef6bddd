import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { isPaymentOver, paymentMinutes, readVouchers } from '@anfilada/contract/payments/payment-status'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Needs } from '@anfilada/ui/Needs'
import type { ReactNode } from 'react'
import { latestPaymentsQuery } from '../payments.queries.ts'

/**
 * Says that these orders, or fees, are being paid already, from this tab or another, or that a code for them was given up and may still be paid:
 * whoever pays twice only has more on his balance.
 */
export function OpenPayments({ ids, of = 'vouchers' }: { ids: readonly number[]; of?: 'vouchers' | 'prolongations' }) {
  const t = useTranslations('payments.form')
  const latest = useQuery(latestPaymentsQuery(useLanguage().language))
  const own = latest.data?.filter((payment) => readVouchers(payment[of])?.some((id) => ids.includes(id))) ?? []
  const open = own.find(({ status }) => !isPaymentOver(status))
  const told = open ?? own.find((payment) => mayStillBePaid(payment))
  if (!told) return null
  const toPayment = (
    <Link to="/payment-confirmation" search={{ payment_id: told.payment_id }} className={actLinkClass}>
      {t('openLink', { id: told.number })}
    </Link>
  )
  return open ? <Needs action={toPayment}>{t('open')}</Needs> : <LeftNote id={told.number} action={toPayment} />
}

/** A code outlives the attempt that was given up until its time is over. */
function mayStillBePaid({ reason, date }: PaymentHistoryRow): boolean {
  return reason === 'left' && Date.now() - Date.parse(date) < paymentMinutes * 60_000
}

/** Whoever gave up a payment and begins another must know that the first one may still be paid. */
export function LeftNote({ id, action }: { id: string; action?: ReactNode }) {
  const t = useTranslations('payments.form')
  return <Needs action={action}>{t('left', { id })}</Needs>
}
