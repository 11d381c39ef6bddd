import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useMay } from '@anfilada/browser/ability'
import { useFailureSentence } from '@anfilada/browser/failure-sentence'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { ActButton } from '@anfilada/ui/ActButton'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { Num } from '@anfilada/ui/Num'
import { Section } from '@anfilada/ui/Section'
import { Segment } from '@anfilada/ui/Segment'
import { SkeletonRows } from '@anfilada/ui/Skeleton'
import { NumberOf } from '../../shell/NumberOf.tsx'
import { TakeOut } from '../../exports/TakeOut.tsx'
import { statusShapes, useOrderTitle } from '../../orders/order-title.ts'
import { customerOrdersQuery, ordersOf } from '../customers.queries.ts'
import { readCustomersSearch, type CustomersSearch } from '../screens.ts'
import styles from './CustomerOrders.module.css'

type Shown = CustomersSearch['orders']
type Props = { customerId: number; shown: Shown }

/** The customer's orders: those to come, the nearest visit first, those that have passed, or the archive; each leads to its own card. */
export function CustomerOrders({ customerId, shown }: Props) {
  const t = useTranslations('customers.card')
  const navigate = useNavigate({ from: '/customers' })
  if (!useMay()(['read', 'OfficeOrder'])) return null
  const look = (
    <>
      <TakeOut list="customer_orders" filter={ordersOf(customerId, shown)} />
      <Segment
        label={t('ordersView')}
        options={[
          { value: 'upcoming', label: t('ordersUpcoming') },
          { value: 'past', label: t('ordersPast') },
          { value: 'archived', label: t('ordersArchived') },
        ]}
        value={shown ?? 'upcoming'}
        onChange={(view) => void navigate({ search: (now) => withOrders(now, view === 'upcoming' ? undefined : view), replace: true })}
      />
    </>
  )
  return (
    <Section title={t('orders')} level={3} rule="plain" aside={look}>
      <OrderLines customerId={customerId} shown={shown} />
    </Section>
  )
}

function withOrders(now: CustomersSearch, orders: Shown): CustomersSearch {
  return readCustomersSearch({ ...now, orders })
}

const noneWords = { upcoming: 'card.noUpcoming', past: 'card.noPast', archived: 'card.noArchived' } as const

function OrderLines({ customerId, shown }: Props) {
  const t = useTranslations('customers')
  const shell = useTranslations('shell')
  const sentence = useFailureSentence()
  const orders = useInfiniteQuery(customerOrdersQuery(customerId, shown, useLanguage().language))
  if (orders.isPending) return <SkeletonRows rows={8} rowHeight="46px" label={shell('loading')} />
  if (orders.isLoadingError) {
    return (
      <p role="alert">
        {t('card.ordersFailed')}. {sentence(orders.error)} <ActButton onPress={() => void orders.refetch()}>{shell('retry')}</ActButton>
      </p>
    )
  }
  const rows = orders.data.pages.flatMap((page) => page.result)
  if (rows.length === 0) return <p className="mut">{t(noneWords[shown ?? 'upcoming'])}</p>
  return (
    <>
      <ul>
        {rows.map((order) => (
          <OrderLine key={order.id} order={order} />
        ))}
      </ul>
      {orders.hasNextPage && (
        <ActButton busy={orders.isFetchingNextPage} onPress={() => void orders.fetchNextPage()}>
          {shell('nextRows')}
        </ActButton>
      )}
    </>
  )
}

function OrderLine({ order }: { order: OfficeOrder }) {
  const { id, data, info, pax } = order
  const t = useTranslations('customers.card')
  const { formatSum, shortDay } = useFormats()
  return (
    <li>
      <Link to="/queue" search={{ order: id }} className={styles.order}>
        <span className={styles.when}>
          <b>{shortDay(data.pass_date)}</b>
          <small>
            <Num>{info.confirmed_time ?? info.time}</Num>
          </small>
        </span>
        <span className={styles.what}>
          <b>{useOrderTitle()(order)}</b>
          <small>
            <NumberOf id={id} /> · {pax > 0 && `${t('pax', { count: pax })} · `}
            <bdi>{data.refno}</bdi>
          </small>
        </span>
        <StatusBadge shape={statusShapes[info.status]} label={info.status_label} glyphOnly />
        <span className={styles.sum}>{info.total === null ? '' : <Num>{formatSum(info.total, info.currency)}</Num>}</span>
      </Link>
    </li>
  )
}
