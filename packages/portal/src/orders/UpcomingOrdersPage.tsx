import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { OrderStatus } from '@anfilada/contract/order-status'
import type { Order } from '@anfilada/contract/orders'
import { Button } from '@anfilada/ui/Button'
import { buttonLinkClass } from '@anfilada/ui/button-link'
import { Empty } from '@anfilada/ui/Empty'
import { PlusIcon } from '@anfilada/ui/icons'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useMay } from '../shell/session/ability.ts'
import { museumToday } from '../shell/language/formats.ts'
import { useLanguage } from '../shell/language/LanguageProvider.tsx'
import { usePageTitle } from '../shell/language/page-title.ts'
import { DaySection } from './order-list/DaySection.tsx'
import { ListFailed } from './order-list/ListFailed.tsx'
import { OrderNews } from './order-news/OrderNews.tsx'
import { useOrderNews } from './order-news/use-order-news.ts'
import { upcomingDays } from './order-list/order-days.ts'
import { upcomingQuery } from './orders.queries.ts'
import { StatusFilter } from './order-list/StatusFilter.tsx'
import { Sum } from './Sum.tsx'
import styles from './UpcomingOrdersPage.module.css'

const route = getRouteApi('/content/upcoming')

export function UpcomingOrdersPage() {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const { language } = useLanguage()
  const orders = useQuery(upcomingQuery(language))
  const changes = useOrderNews()
  usePageTitle(t('upcoming.title'))
  return (
    <>
      <OrderNews changes={changes.latest} />
      <div className={styles.head}>
        <div>
          <h1>{t('upcoming.title')}</h1>
          {orders.isSuccess && <Totals orders={orders.data} />}
        </div>
        <span className="hide-m">
          <NewOrderLink />
        </span>
      </div>
      {/* Rows of an older answer never stand as if current: after a failure the list is empty (spec §8). */}
      {orders.isError ? (
        <ListFailed title={t('upcoming.failed')} error={orders.error} busy={orders.isFetching} onRetry={() => void orders.refetch()} />
      ) : orders.isPending ? (
        <SkeletonRows rows={5} label={shell('loading')} />
      ) : (
        <OrderList orders={orders.data} changed={changes.ids} />
      )}
      <div className="thumb">
        <NewOrderLink wide />
      </div>
    </>
  )
}

function OrderList({ orders, changed }: { orders: readonly Order[]; changed: ReadonlySet<number> }) {
  const t = useTranslations('orders')
  const { status } = route.useSearch()
  const navigate = route.useNavigate()
  const show = (next: OrderStatus | undefined) => void navigate({ search: next ? { status: next } : {} })
  const shown = status ? orders.filter((order) => order.info.status === status) : orders
  if (orders.length === 0)
    return <Empty drawing="no-orders" title={t('upcoming.emptyTitle')} text={t('upcoming.emptyText')} action={<NewOrderLink />} />
  return (
    <>
      <StatusFilter orders={orders} status={status} onChange={show} />
      {shown.length === 0 && (
        <Empty
          drawing="no-orders"
          title={t('upcoming.noneTitle')}
          text={t('upcoming.noneText')}
          action={<Button onPress={() => show(undefined)}>{t('upcoming.showAll')}</Button>}
        />
      )}
      {upcomingDays(shown, museumToday(new Date())).map((day) => (
        <DaySection key={day.date} day={day} changed={changed} />
      ))}
    </>
  )
}

function Totals({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders')
  const owing = orders.filter((order) => order.info.status === 'confirmed' && order.info.due)
  const due = owing.reduce((sum, order) => sum + (order.info.due ?? 0), 0)
  const currency = owing[0]?.info.currency
  const sum = () => currency && <Sum kopecks={due} currency={currency} />
  return (
    <p className={styles.totals}>
      {t('orderCount', { count: orders.length })}
      {currency && (
        <>
          {' · '}
          <b>{t.rich('upcoming.dueSum', { sum })}</b>
        </>
      )}
    </p>
  )
}

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
