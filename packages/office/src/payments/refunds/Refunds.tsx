import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { FilterSelect } from '@anfilada/ui/FilterSelect'
import { oneOf } from '@anfilada/browser/read-address'
import { PagedView } from '../PagedView.tsx'
import { refundAlone, type RefundState, refundStates } from '@anfilada/contract/payments/money-words'
import type { PaymentsPart } from '../screens.ts'
import { refundsQuery } from '../payments.queries.ts'
import { RefundRow } from './RefundRow.tsx'

/** All that goes back, and what waits for a second person. */
export function Refunds({ state, onChange }: { state: RefundState | undefined; onChange: (part: PaymentsPart) => void }) {
  const { formatSum } = useFormats()
  const t = useTranslations('payments.refunds')
  const query = useInfiniteQuery(refundsQuery(state, useLanguage().language))
  const words = {
    lead: t('lead', { sum: formatSum(refundAlone, 'RUB') }),
    list: t('list'),
    failed: t('failed'),
    emptyTitle: t('emptyTitle'),
    emptyText: t('emptyText'),
  }
  const narrow = (
    <FilterSelect
      label={t('state')}
      value={state ?? ''}
      options={refundStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      onChange={(value) => onChange({ refunds: oneOf(refundStates, value) })}
    />
  )
  return (
    <PagedView query={query} words={words} isNarrowed={state !== undefined} narrow={narrow}>
      {(refund) => <RefundRow key={refund.id} refund={refund} />}
    </PagedView>
  )
}
