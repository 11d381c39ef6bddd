import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { ComparisonView } from '@anfilada/browser/ComparisonView'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { Unread } from '@anfilada/browser/Unread'
import { comparisonQuery } from '../payments.queries.ts'

/** The latest comparison of an act with the customer's file, as the customer sees it. */
export function ActComparison({ actId }: { actId: number }) {
  const t = useTranslations('payments.acts')
  const query = useInfiniteQuery(comparisonQuery(actId, useLanguage().language))
  const [whole, ...more] = query.data?.pages.flatMap(({ comparison }) => comparison ?? []) ?? []
  if (!whole) return <Unread query={query} failed={t('comparisonFailed')} rows={3} rowHeight="40px" />
  return (
    <ComparisonView
      key={whole.comparison_id}
      pages={[whole, ...more]}
      reading={query.isFetchingNextPage}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
    />
  )
}
