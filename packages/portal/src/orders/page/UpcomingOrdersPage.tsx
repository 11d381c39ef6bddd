import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailed } from '@anfilada/browser/ListFailed'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { useMay } from '@anfilada/browser/ability'
import { usePageTitle } from '@anfilada/browser/page-title'
import { useAddress } from '@anfilada/browser/use-address'
import type { Order } from '@anfilada/contract/orders/orders'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { classNames } from '@anfilada/ui/class-names'
import { CalendarIcon, ListIcon, PlusIcon } from '@anfilada/ui/icons'
import { Coming, SkeletonRows } from '@anfilada/ui/Skeleton'
import { UnreadByOrder } from '../../messages/unread.tsx'
import { AdvertLine } from '../../publications/quiet-parts.tsx'
import { inTime } from '../../shell/load-chunk.tsx'
import { quietly } from '../../shell/quietly.tsx'
import { MoneyLine } from '../diary/MoneyLine.tsx'
import { OrderNeeds } from '../needs/OrderNeeds.tsx'
import { OtherFormMenu } from '../OtherFormMenu.tsx'
import { LatePrintedHead } from '../printed/LatePrintedHead.tsx'
import { OrderBoard } from './OrderBoard.tsx'
import { OrderNews } from '../order-news/OrderNews.tsx'
import { useOrderNews } from '../order-news/use-order-news.ts'
import { useOrderView } from '../order-list/use-order-view.ts'
import { useNeedsWidth } from '../../shell/layout/page-width.ts'
import { Today } from '../today/Today.tsx'
import { upcomingQuery } from '../orders.queries.ts'
import styles from './UpcomingOrdersPage.module.css'
import { readUpcomingSearch } from '../orders-search.ts'

/** More than a window holds: with fewer the footer would stand in it and be pushed out by the orders. */
const skeletonRows = 8

export function UpcomingOrdersPage() {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const formats = useFormats()
  const { language } = useLanguage()
  const orders = useQuery(upcomingQuery(language))
  // Drawn in slices behind the answer: in one piece the board would hold a phone for a tenth of a second.
  const shown = useDeferredValue(orders.data)
  const changes = useOrderNews()
  // With the orders behind the press, not before them: else all that stands would be laid out twice, the second time for nothing.
  const isTable = useDeferredValue(useOrderView(useAddress(readUpcomingSearch).view) === 'table')
  useNeedsWidth(isTable)
  usePageTitle(t('upcoming.title'))
  return (
    <>
      <OrderNews changes={changes.latest} />
      <LatePrintedHead />
      <div className={styles.screen} data-table={isTable || undefined}>
        <div className={styles.head}>
          <div className={isTable ? 'sr' : undefined}>
            <h1>{t('upcoming.title')}</h1>
            <p className={styles.totals}>{formats.day(museumDate(new Date()))}</p>
          </div>
          <span className={classNames('hide-m', styles.order)}>
            <NewOrderLink />
            <OtherFormMenu />
          </span>
        </div>
        {/* Rows of an older answer never stand as if current: after a failure the list is empty (specification/screens.md). */}
        {orders.isLoadingError ? (
          <ListFailed title={t('upcoming.failed')} error={orders.error} busy={orders.isFetching} onRetry={() => void orders.refetch()} />
        ) : orders.isPending || !shown ? (
          <SkeletonRows rows={skeletonRows} label={shell('loading')} />
        ) : shown.length === 0 ? (
          <Suspense fallback={null}>
            <NoOrdersYet action={<NewOrderLink />} />
          </Suspense>
        ) : (
          <>
            {!isTable && <Front orders={shown} />}
            <UnreadByOrder>
              <OrderBoard orders={shown} changed={changes.ids} below={<OrderDiary orders={shown} />} />
            </UnreadByOrder>
          </>
        )}
        <AdvertLine />
      </div>
      <div className="thumb">
        <NewOrderLink wide />
        <OtherLookLink />
      </div>
    </>
  )
}

/** What comes first: today, what waits for the reader, and how he stands. A table says in its rows what of it belongs to an order. */
function Front({ orders }: { orders: readonly Order[] }) {
  return (
    <>
      <Today orders={orders} />
      <OrderNeeds orders={orders} />
      <MoneyLine orders={orders} />
    </>
  )
}

const NoOrdersYet = lazy(() => inTime(() => import('./NoOrdersYet.tsx')).then((module) => ({ default: module.NoOrdersYet })))

/** Nobody waits for what stands under the rows: it comes after them. */
const OrderDiary = quietly<{ orders: readonly Order[] }>(
  () => import('../diary/OrderDiary.tsx').then((module) => ({ default: module.OrderDiary })),
  <Coming />,
)

function NewOrderLink({ wide = false }: { wide?: boolean }) {
  const t = useTranslations('orders')
  if (!useMay()(['create', 'Order'])) return null
  return (
    <Link to="/new" className={buttonLinkClass('primary', wide)}>
      <PlusIcon />
      {t('upcoming.newOrder')}
    </Link>
  )
}

/** Under the thumb of a phone, where the bar has no room for the switch. */
function OtherLookLink() {
  const t = useTranslations('orders')
  const { view, ...rest } = useAddress(readUpcomingSearch)
  const isCalendar = view === 'calendar'
  const name = isCalendar ? t('upcoming.list') : t('upcoming.calendar')
  return (
    <Link
      to="/upcoming"
      search={isCalendar ? rest : { ...rest, view: 'calendar' }}
      className={buttonLinkClass('secondary')}
      aria-label={name}
      title={name}
    >
      {isCalendar ? <ListIcon /> : <CalendarIcon />}
    </Link>
  )
}
