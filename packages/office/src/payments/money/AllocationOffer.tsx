import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficePaymentCard } from '@anfilada/contract/payments/office-payments'
import { freeMoneyQuery } from '../payments.queries.ts'
import styles from '../payments.module.css'
import type { AllocationWish } from './AllocateDialog.tsx'
import { Debts } from './Debts.tsx'

type Props = { payment: OfficePaymentCard; onAllocate: (allocation: AllocationWish) => void }

/** The free money of the payment that is open, and where it may go. */
export function AllocationOffer({ payment: { id, customer, kept, currency }, onAllocate }: Props) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments')
  const { data } = useInfiniteQuery(freeMoneyQuery(customer.id, useLanguage().language))
  const source = data?.pages.flatMap(({ result }) => result).find((one) => one.payment_id === id)
  return (
    <div className={styles.free}>
      <p>{t('keptTag', { sum: formatSum(kept, currency) })}</p>
      {source && <Debts source={source} onAllocate={onAllocate} />}
    </div>
  )
}
