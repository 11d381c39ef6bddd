import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { TimelineRow, TimelineTrack } from '@anfilada/browser/timeline/Timeline'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { EditIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { objectsOfTypeQuery } from '../../catalogue/catalogue.queries.ts'
import { OrderStatusBadge } from '../marks.tsx'
import { usePlaceName } from '../order-words.ts'
import { isBoundBy, marksOf } from '../plan/marks.ts'
import { marksAmong } from '../plan/plan-marks.tsx'
import { PlanDayHead } from '../plan/PlanDayHead.tsx'
import { PlanTimeline } from '../plan/PlanTimeline.tsx'
import styles from '../plan/plan.module.css'
import { type Block, type Clash, type DayPlan, dayPlans, hourOf, isOnClosedDay } from './timeline.ts'

/** Days as rows, hours as columns: visits thick, what goes along with them thin, and between two that are too near the missing minutes. */
export function ProgrammeTimeline({ programme: { orders, clashes } }: { programme: Programme }) {
  const plans = dayPlans(orders, useVisitMinutes(orders))
  return (
    <PlanTimeline of={plans.flatMap(({ visits, services }) => [...visits, ...services])}>
      {plans.map((plan) => (
        <Day key={plan.date} plan={plan} clashes={clashes} />
      ))}
    </PlanTimeline>
  )
}

function useVisitMinutes(orders: Programme['orders']): (systemId: string) => number | undefined {
  const { language } = useLanguage()
  const types = [...new Set(orders.map(({ data }) => data.type))]
  const found = useQueries({ queries: types.map((type) => objectsOfTypeQuery(type, language)) })
  return (systemId) => found.flatMap(({ data }) => data ?? []).find((object) => object.system_id === systemId)?.visit_minutes
}

const idOf = ({ id }: Block): number => id

function Day({ plan: { date, visits, services, untimed }, clashes }: { plan: DayPlan; clashes: readonly Clash[] }) {
  const marks = marksOf(
    visits,
    clashes.map(({ kind, order_ids: ids, minutes }) => ({ kind, ids, minutes })),
  )
  return (
    <TimelineRow head={<PlanDayHead date={date} count={visits.length + services.length + untimed.length} />}>
      <TimelineTrack
        of={visits}
        idOf={idOf}
        size="two"
        isBound={({ id }) => isBoundBy(marks, id)}
        marks={(placed) => marksAmong(placed, marks)}
      >
        {({ order }) => <VisitBlock order={order} isShut={isOnClosedDay(order.id, clashes)} />}
      </TimelineTrack>
      <TimelineTrack of={services} idOf={idOf} size="thin">
        {({ order }) => <ServiceBlock order={order} />}
      </TimelineTrack>
    </TimelineRow>
  )
}

type Ordered = Pick<Block, 'order'>

function VisitBlock({ order, isShut }: Ordered & { isShut: boolean }) {
  const t = useTranslations('tour')
  const orders = useTranslations('orders')
  const place = usePlaceName()
  const { info } = order
  return (
    <Link
      to="/upcoming/info"
      search={{ id: order.id }}
      className={styles.block}
      data-status={info.status}
      data-closed={isClosed(info.status) || undefined}
      title={place(order)}
    >
      <span>
        <b>
          <span className={styles.badge}>
            <OrderStatusBadge status={info.status} label={info.status_label} glyphOnly />
          </span>
          <span>{info.museum || place(order)}</span>
        </b>
        <small>
          <span data-hour-inside="">
            <Num>{hourOf(order)}</Num> ·{' '}
          </span>
          {isShut ? t('closedShort') : orders('persons', { count: peopleOf(order.data) })}
          {info.pending_change && <ChangeMark />}
        </small>
      </span>
    </Link>
  )
}

/** Where a coach goes, or where a guide is met. */
function routeOf(data: OrderData): string | undefined {
  if (data.kind === 'transport') return [data.pickup, data.dropoff].filter(Boolean).join(' — ')
  return data.kind === 'guide' ? data.meeting_point : undefined
}

function ServiceBlock({ order: { id, data, info } }: Ordered) {
  const orders = useTranslations('orders')
  const { clauses } = useFormats()
  const route = routeOf(data)
  const words = orders(`kind.${data.kind}`)
  return (
    <Link
      to="/upcoming/info"
      search={{ id }}
      className={styles.thin}
      data-closed={isClosed(info.status) || undefined}
      title={clauses([words, ...(route ? [route] : []), info.status_label])}
    >
      <span>
        <b>
          {words}{' '}
          <span data-hour-inside="">
            <Num>{info.confirmed_time ?? info.time}</Num>
          </span>{' '}
          {info.pending_change && <ChangeMark />}
        </b>{' '}
        {route && <bdi>{route}</bdi>}
      </span>
    </Link>
  )
}

/** A change of it waits for staff: told in words where its row stands. */
function ChangeMark() {
  const t = useTranslations('orders')
  return (
    <em className={styles.change} title={t('changeWaits')}>
      {' '}
      <EditIcon />
      <span className="sr">{t('changeWaits')}</span>
    </em>
  )
}
