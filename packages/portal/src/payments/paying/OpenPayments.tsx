import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { isPaymentOver, readVouchers } from '@anfilada/contract/payments/payment-status'
import { actLinkClass } from '@anfilada/ui/act-link'
import { Needs } from '@anfilada/ui/Needs'
import { latestPaymentsQuery } from '../payments.queries.ts'

/** Says that these orders are being paid already, from this tab or another: whoever pays twice only has more on his balance. */
export function OpenPayments({ ids }: { ids: readonly number[] }) {
  const t = useTranslations('payments.form')
  const latest = useQuery(latestPaymentsQuery(useLanguage().language))
  const open = latest.data?.find(({ status, vouchers }) => !isPaymentOver(status) && readVouchers(vouchers)?.some((id) => ids.includes(id)))
  if (!open) return null
  return (
    <Needs
      action={
        <Link to="/payment-confirmation" search={{ payment_id: open.payment_id }} className={actLinkClass}>
          {t('openLink', { id: open.number })}
        </Link>
      }
    >
      {t('open')}
    </Needs>
  )
}
