import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { hoursOf, type Placed } from '@anfilada/browser/timeline/axis'
import { Timeline, TimelineMark, TimelineRow, TimelineTrack } from '@anfilada/browser/timeline/Timeline'
import type { OrderData } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { ActButton } from '@anfilada/ui/ActButton'
import { EditIcon, WarningIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { objectsOfTypeQuery } from '../../catalogue/catalogue.queries.ts'
import { OrderStatusBadge } from '../marks.tsx'
import { usePlaceName } from '../order-words.ts'
import styles from './ProgrammeTimeline.module.css'
import { type Block, type Clash, clashMarks, type ClashMark, type DayPlan, dayPlans, hourOf, isOnClosedDay } from './timeline.ts'

/** The hours that museums are open; shown on wish, where a programme uses fewer. */
const wholeDay = { from: 8, to: 20 }

/** Days as rows, hours as columns: visits thick, what goes along with them thin, and between two that are too near the missing minutes. */
export function ProgrammeTimeline({ programme: { orders, clashes } }: { programme: Programme }) {
  const t = useTranslations('tour')
  const [isWide, setWide] = useState(false)
  const plans = dayPlans(orders, useVisitMinutes(orders))
  const blocks = plans.flatMap(({ visits, services }) => [...visits, ...services])
  const used = hoursOf(blocks)
  const wide = hoursOf(blocks, wholeDay)
  return (
    <section className={styles.timeline}>
      <Timeline label={t('timeline')} span={isWide ? wide : used}>
        {plans.map((plan) => (
          <Day key={plan.date} plan={plan} clashes={clashes} />
        ))}
      </Timeline>
      {(used.from > wide.from || used.to < wide.to) && (
        <p className={styles.zoom}>
          {!isWide && t('hoursShown', { from: String(used.from), to: String(used.to) })}{' '}
          <ActButton onPress={() => setWide(!isWide)}>{t(isWide ? 'usedHours' : 'wholeDay')}</ActButton>
        </p>
      )}
    </section>
  )
}

function useVisitMinutes(orders: Programme['orders']): (systemId: string) => number | undefined {
  const { language } = useLanguage()
  const types = [...new Set(orders.map(({ data }) => data.type))]
  const found = useQueries({ queries: types.map((type) => objectsOfTypeQuery(type, language)) })
  return (systemId) => found.flatMap(({ data }) => data ?? []).find((object) => object.system_id === systemId)?.visit_minutes
}

const idOf = ({ order }: Block): number => order.id

function Day({ plan, clashes }: { plan: DayPlan; clashes: readonly Clash[] }) {
  const marks = clashMarks(plan, clashes)
  const isBound = ({ order }: Block) => marks.some(({ clash, after }) => clash.kind === 'travel' && after === order.id)
  return (
    <TimelineRow head={<DayHead plan={plan} />}>
      <TimelineTrack of={plan.visits} idOf={idOf} size="two" isBound={isBound} marks={(placed) => marksIn(placed, marks)}>
        {({ order }) => <VisitBlock order={order} isShut={isOnClosedDay(order.id, clashes)} />}
      </TimelineTrack>
      <TimelineTrack of={plan.services} idOf={idOf} size="thin">
        {({ order }) => <ServiceBlock order={order} />}
      </TimelineTrack>
    </TimelineRow>
  )
}

/** In the lane of the later of both visits. */
function marksIn(placed: readonly Placed<Block>[], marks: readonly ClashMark[]): ReactNode {
  const laneOf = (id: number) => placed.find(({ of }) => of.order.id === id)?.lane ?? 0
  return marks.map((mark) => (
    <TimelineMark key={`${mark.after} ${mark.before}`} of={mark} lane={Math.max(laneOf(mark.after), laneOf(mark.before))}>
      <Mark mark={mark} />
    </TimelineMark>
  ))
}

function DayHead({ plan: { date, visits, services, untimed } }: { plan: DayPlan }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const jalali = formats.jalali(date)
  return (
    <div className={styles.label}>
      <Num className={styles.numeral}>{Number(date.slice(8))}</Num>
      <div>
        <h2>{formats.weekday(date)}</h2>
        <small>{jalali ? <bdi lang="fa">{jalali}</bdi> : formats.monthBesideDay(date)}</small>
        <small>{t('orderCount', { count: visits.length + services.length + untimed.length })}</small>
      </div>
    </div>
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
          <Num>{hourOf(order)}</Num>
          {info.pending_change && <ChangeMark />} · {isShut ? t('closedShort') : orders('persons', { count: peopleOf(order.data) })}
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
  const route = routeOf(data)
  return (
    <Link
      to="/upcoming/info"
      search={{ id }}
      className={styles.thin}
      data-closed={isClosed(info.status) || undefined}
      title={info.status_label}
    >
      <span>
        <b>
          {orders(`kind.${data.kind}`)} <Num>{info.confirmed_time ?? info.time}</Num> {info.pending_change && <ChangeMark />}
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

function Mark({ mark: { clash, gap } }: { mark: ClashMark }) {
  const t = useTranslations('tour')
  const missing = clash.minutes ?? 0
  return (
    <div className={styles.clash} data-kind={clash.kind}>
      <span>
        <WarningIcon />
        {clash.kind === 'overlap'
          ? t('overlapShort', { minutes: String(missing) })
          : t('travelShort', { gap: String(gap), road: String(gap + missing) })}
      </span>
    </div>
  )
}
