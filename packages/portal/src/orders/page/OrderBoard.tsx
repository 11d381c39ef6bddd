import { getRouteApi } from '@tanstack/react-router'
import { lazy, memo, Suspense, useDeferredValue, useMemo, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { useAddress } from '@anfilada/browser/use-address'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { inTime } from '../../shell/load-chunk.tsx'
import { filtersOn, type OrderFilters as Filters } from '@anfilada/contract/orders/order-filters'
import { readUpcomingSearch, filtersOf, type OrderView, type UpcomingSearch } from '../orders-search.ts'
import { filterOrders } from '../order-list/filters/order-filters.ts'
import { OrderFilters } from '../order-list/filters/OrderFilters.tsx'
import { LookSwitch } from '../order-list/LookSwitch.tsx'
import { useOrderView } from '../order-list/use-order-view.ts'
import styles from './OrderBoard.module.css'
import { UpcomingDays } from '../order-list/UpcomingDays.tsx'

const route = getRouteApi('/content/upcoming')
const OrderCalendar = lazy(() =>
  inTime(() => import('../order-list/calendar/OrderCalendar.tsx')).then((module) => ({ default: module.OrderCalendar })),
)

const AllHidden = lazy(() => inTime(() => import('../order-list/filters/AllHidden.tsx')).then((module) => ({ default: module.AllHidden })))
const OrderTable = lazy(() => inTime(() => import('../order-list/table/OrderTable.tsx')).then((module) => ({ default: module.OrderTable })))
const UpcomingProgrammes = lazy(() =>
  inTime(() => import('./UpcomingProgrammes.tsx')).then((module) => ({ default: module.UpcomingProgrammes })),
)

type Shows = { orders: readonly Order[]; changed: ReadonlySet<number> }
/** `below`: what stands under the orders. */
type Props = Shows & { below: ReactNode }

/** Filters, the way of looking, and the orders; all of it stands in the address. */
export function OrderBoard({ orders, changed, below }: Props) {
  const t = useTranslations('orders')
  const shell = useTranslations('shell')
  const search = useAddress(readUpcomingSearch)
  // A long list is drawn in slices behind the press: the chip answers at once, thousands of rows a moment later.
  const shownSearch = useDeferredValue(search)
  const shownOrders = useDeferredValue<readonly Order[] | null>(orders, null)
  const filters = useMemo(() => filtersOf(search), [search])
  const filter = useFilter()
  const view = useOrderView(search.view)
  const shownView = useDeferredValue(view)
  return (
    <>
      <div className={styles.bar}>
        <OrderFilters orders={orders} filters={filters} onChange={filter} />
        <p role="status" className={styles.shown}>
          {filtersOn(filters).length > 0 &&
            t('upcoming.shown', { shown: String(filterOrders(orders, filters).length), all: String(orders.length) })}
        </p>
        <LookSwitch view={view} hasProgrammes={orders.some(({ info }) => info.programme_id !== null)}>
          <TakeOut list="upcoming" filter={filters} />
        </LookSwitch>
      </div>
      <div className={styles.board}>
        {shownOrders ? (
          <Shown orders={shownOrders} search={shownSearch} view={shownView} changed={changed} />
        ) : (
          <SkeletonRows rows={8} label={shell('loading')} />
        )}
      </div>
      {shownOrders && (
        <div className={styles.below} data-behind>
          {below}
        </div>
      )}
    </>
  )
}

type ShownProps = Shows & { search: UpcomingSearch; view: OrderView }

const Shown = memo(function Shown({ orders, search, view, changed }: ShownProps) {
  const shell = useTranslations('shell')
  const navigate = route.useNavigate()
  const onFilter = useFilter()
  const filters = useMemo(() => filtersOf(search), [search])
  const shown = useMemo(() => filterOrders(orders, filters), [orders, filters])
  const move = (to: UpcomingSearch, replace: boolean) =>
    void navigate({ search: (now: UpcomingSearch) => ({ ...now, ...to }), resetScroll: false, replace })
  if (shown.length === 0) {
    return (
      <Suspense fallback={null}>
        <AllHidden orders={orders} filters={filters} onChange={onFilter} />
      </Suspense>
    )
  }
  const past = { pastOpen: search.past === true, onPastOpen: (isOpen: boolean) => move({ past: isOpen || undefined }, true) }
  const filter = JSON.stringify(filters)
  if (view === 'list') return <UpcomingDays orders={shown} filter={filter} changed={changed} {...past} />
  return (
    <Suspense fallback={<SkeletonRows rows={8} label={shell('loading')} />}>
      {view === 'table' ? (
        <OrderTable orders={shown} filter={filter} {...past} />
      ) : view === 'programme' ? (
        <UpcomingProgrammes orders={shown} changed={changed} />
      ) : (
        <OrderCalendar orders={shown} changed={changed} month={search.month} day={search.day} onMove={move} />
      )}
    </Suspense>
  )
})

function useFilter(): (filters: Filters) => void {
  const navigate = route.useNavigate()
  return (filters) => void navigate({ search: (now: UpcomingSearch) => ({ ...lookOf(now), ...filters }), resetScroll: false })
}

function lookOf({ view, past, month, day }: UpcomingSearch): UpcomingSearch {
  return { view, past, month, day }
}
