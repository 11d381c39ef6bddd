import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { PaymentHistoryRow } from '@anfilada/contract/payments/payments'
import { Button } from '@anfilada/ui/Button'
import { NoPayments } from '@anfilada/ui/drawings/NoPayments'
import { Empty } from '@anfilada/ui/Empty'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import styles from './HistoryPage.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { historyFilter, historyQuery } from './history.queries.ts'
import { readHistorySearch } from '../payments-search.ts'

const route = getRouteApi('/content/payments-history')

/** Every attempt of this customer, newest first. */
export function HistoryPage() {
  const t = useTranslations('payments.history')
  const shell = useTranslations('shell')
  const search = useAddress(readHistorySearch)
  const navigate = route.useNavigate()
  const pages = useInfiniteQuery(historyQuery(search, useLanguage().language))
  usePageTitle(t('title'))
  return (
    <>
      <div className={styles.head}>
        <h1>{t('title')}</h1>
        <TakeOut list="payments" filter={historyFilter(search)} />
      </div>
      <HistoryFilters key={JSON.stringify(search)} search={search} onFind={(next) => void navigate({ search: next })} />
      {pages.isError ? (
        <ListFailed title={t('failed')} error={pages.error} busy={pages.isFetching} onRetry={() => void pages.refetch()} />
      ) : pages.isPending ? (
        <SkeletonRows rows={5} rowHeight="64px" label={shell('loading')} />
      ) : (
        <>
          <Rows rows={pages.data.pages.flatMap(({ result }) => result)} isFiltered={Object.keys(search).length > 0} />
          {pages.hasNextPage && (
            <Button busy={pages.isFetchingNextPage} busyLabel={shell('loading')} onPress={() => void pages.fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
    </>
  )
}

function Rows({ rows, isFiltered }: { rows: readonly PaymentHistoryRow[]; isFiltered: boolean }) {
  const t = useTranslations('payments.history')
  if (rows.length === 0) {
    if (isFiltered) return <NothingFound title={t('noneTitle')} text={t('noneText')} />
    return <Empty drawing={NoPayments} title={t('emptyTitle')} text={t('emptyText')} />
  }
  return (
    <table className={styles.table}>
      <caption className="sr">{t('list')}</caption>
      <thead>
        <tr>
          {(['number', 'vouchers', 'method', 'date', 'amount', 'status'] as const).map((column) => (
            <th key={column} scope="col" className={column === 'amount' ? styles.end : undefined}>
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <HistoryRow key={row.payment_id} payment={row} />
        ))}
      </tbody>
    </table>
  )
}
