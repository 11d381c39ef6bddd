import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { Unread } from '@anfilada/browser/Unread'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { Order } from '@anfilada/contract/orders/orders'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { NoOrders } from '@anfilada/ui/drawings/NoOrders'
import { Empty } from '@anfilada/ui/Empty'
import { NothingFound } from '@anfilada/ui/NothingFound'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { ArchiveFilters } from './ArchiveFilters.tsx'
import styles from './ArchivePage.module.css'
import { LatePrintedHead } from '../printed/LatePrintedHead.tsx'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { inTime } from '../../shell/load-chunk.tsx'
import { UnreadByOrder } from '../../messages/unread.tsx'
import { DayList } from '../order-list/DayList.tsx'
import { OrderNews } from '../order-news/OrderNews.tsx'
import { useOrderNews } from '../order-news/use-order-news.ts'
import { daysInOrder, useDayLook } from '../order-list/order-days.ts'
import { useTableRoom } from '../order-list/use-order-view.ts'
import { useScrollBack } from '../order-list/use-scroll-back.ts'
import { archiveFilter, archiveQuery } from '../orders.queries.ts'
import { readArchiveSearch, type ArchiveSearch } from '../orders-search.ts'

const route = getRouteApi('/content/archive')

const ArchiveTable = lazy(() =>
  inTime(() => import('../order-list/table/OrderTable.tsx')).then((module) => ({ default: module.ArchiveTable })),
)

export function ArchivePage() {
  const t = useTranslations('orders')
  const { language } = useLanguage()
  const search = useAddress(readArchiveSearch)
  const navigate = route.useNavigate()
  const page = useQuery(archiveQuery(search, language))
  const changes = useOrderNews()
  usePageTitle(t('archive.title'))
  return (
    <>
      <OrderNews changes={changes.latest} />
      <LatePrintedHead />
      <div className={styles.head}>
        <h1>{t('archive.title')}</h1>
        <TakeOut list="archive" filter={archiveFilter(search)} />
      </div>
      <ArchiveFilters key={JSON.stringify(filtersOf(search))} search={search} onFind={(next) => void navigate({ search: next })} />
      {!page.data ? (
        <Unread query={page} failed={t('archive.failed')} rows={5} />
      ) : (
        <>
          {page.data.result.length === 0 && <NothingHere filtered={Object.keys(filtersOf(search)).length > 0} />}
          <UnreadByOrder>
            <ArchivedOrders key={JSON.stringify(search)} orders={page.data.result} changed={changes.ids} />
          </UnreadByOrder>
          <Pages search={search} next={page.data.next ?? undefined} />
        </>
      )}
    </>
  )
}

/** Compared on a desk, in rows of one line under their days; where a table has no room, the list. */
function ArchivedOrders({ orders, changed }: { orders: readonly Order[]; changed: ReadonlySet<number> }) {
  const shell = useTranslations('shell')
  const hasRoom = useTableRoom()
  // A page of a hundred rows is drawn in slices behind the press that asked for it.
  const shown = useDeferredValue<readonly Order[] | null>(orders, null)
  const bones = <SkeletonRows rows={5} label={shell('loading')} />
  if (!shown) return bones
  if (!hasRoom) return <ArchivedDays orders={shown} changed={changed} />
  return (
    <Suspense fallback={bones}>
      <ArchiveTable orders={shown} />
    </Suspense>
  )
}

function ArchivedDays({ orders, changed }: { orders: readonly Order[]; changed: ReadonlySet<number> }) {
  const look = useDayLook()
  const days = useMemo(() => daysInOrder(orders), [orders])
  useScrollBack()
  return <DayList days={days} changed={changed} look={look} />
}

function filtersOf({ after: _page, ...filters }: ArchiveSearch): Omit<ArchiveSearch, 'after'> {
  return filters
}

function NothingHere({ filtered }: { filtered: boolean }) {
  const t = useTranslations('orders')
  return filtered ? (
    <NothingFound title={t('archive.noneTitle')} text={t('archive.noneText')} />
  ) : (
    <Empty drawing={NoOrders} title={t('archive.emptyTitle')} text={t('archive.emptyText')} />
  )
}

/** The page is in the address: back leads to the one before. */
function Pages({ search, next }: { search: ArchiveSearch; next: string | undefined }) {
  const t = useTranslations('orders')
  if (!next && !search.after) return null
  return (
    <nav className={styles.pages} aria-label={t('archive.pages')}>
      {search.after && (
        <Link to="/archive" search={filtersOf(search)} className={buttonLinkClass('secondary')}>
          {t('archive.first')}
        </Link>
      )}
      {next && (
        <Link to="/archive" search={{ ...search, after: next }} className={buttonLinkClass('secondary')}>
          {t('archive.later')}
        </Link>
      )}
    </nav>
  )
}
