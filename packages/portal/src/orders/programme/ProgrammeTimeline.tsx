import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OrderData } from '@anfilada/contract/orders/orders'
import type { Programme } from '@anfilada/contract/orders/programmes'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { EditIcon, WarningIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { objectsOfTypeQuery } from '../../catalogue/catalogue.queries.ts'
import { peopleOf } from '@anfilada/contract/orders/people'
import { usePlaceName } from '../order-words.ts'
import { OrderStatusBadge } from '../marks.tsx'
import styles from './ProgrammeTimeline.module.css'
import {
  type Block,
  type Clash,
  clashMarks,
  type ClashMark,
  type DayPlan,
  dayPlans,
  hourOf,
  isOnClosedDay,
  placeOn,
  type Span,
  spanOf,
} from './timeline.ts'

/** Days as rows, hours as columns: visits thick, what goes along with them thin, and between two that are too near the missing minutes. */
export function ProgrammeTimeline({ programme: { orders, clashes } }: { programme: Programme }) {
  const t = useTranslations('tour')
  const minutes = useVisitMinutes(orders)
  const plans = dayPlans(orders, minutes)
  const span = spanOf(plans)
  return (
    <section aria-label={t('timeline')} className={styles.timeline}>
      <Hours span={span} />
      {plans.map((plan) => (
        <Day key={plan.date} plan={plan} span={span} clashes={clashes} />
      ))}
    </section>
  )
}

function useVisitMinutes(orders: Programme['orders']): (systemId: string) => number | undefined {
  const { language } = useLanguage()
  const types = [...new Set(orders.map(({ data }) => data.type))]
  const found = useQueries({ queries: types.map((type) => objectsOfTypeQuery(type, language)) })
  return (systemId) => found.flatMap(({ data }) => data ?? []).find((object) => object.system_id === systemId)?.visit_minutes
}

function Hours({ span: { from, to } }: { span: Span }) {
  const hours = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  return (
    <div className={styles.hours} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} style={{ insetInlineStart: `${((hour - from) / (to - from)) * 100}%` }}>
          <Num>{hour}</Num>
        </span>
      ))}
    </div>
  )
}

type DayProps = { plan: DayPlan; span: Span; clashes: readonly Clash[] }

function Day({ plan, span, clashes }: DayProps) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const jalali = formats.jalali(plan.date)
  const count = plan.visits.length + plan.services.length + plan.untimed.length
  return (
    <div className={styles.day}>
      <div className={styles.label}>
        <Num className={styles.numeral}>{Number(plan.date.slice(8))}</Num>
        <div>
          <h2>{formats.weekday(plan.date)}</h2>
          <small>{jalali ? <bdi lang="fa">{jalali}</bdi> : formats.monthBesideDay(plan.date)}</small>
          <small>{t('orderCount', { count })}</small>
        </div>
      </div>
      <ul className={styles.track} style={lanesOf(plan, span)}>
        {plan.visits.map((block) => (
          <VisitBlock key={block.order.id} block={block} span={span} isShut={isOnClosedDay(block.order.id, clashes)} />
        ))}
        {clashMarks(plan, clashes).map((mark) => (
          <Mark key={`${mark.clash.kind} ${mark.clash.order_ids.join()}`} mark={mark} span={span} />
        ))}
        {plan.services.map((block) => (
          <ServiceBlock key={block.order.id} block={block} span={span} />
        ))}
      </ul>
    </div>
  )
}

type Lanes = CSSProperties & Record<'--visits' | '--services' | '--hours', number>

/** From it the style sheet gives the row its height and its hour lines. */
function lanesOf({ visits, services }: DayPlan, { from, to }: Span): Lanes {
  const count = (blocks: readonly Block[]) => Math.max(0, ...blocks.map(({ lane }) => lane + 1))
  return { '--visits': Math.max(1, count(visits)), '--services': count(services), '--hours': to - from }
}

function inLane(lane: number, place: object): CSSProperties {
  return { ...place, '--lane': lane } as CSSProperties
}

type BlockProps = { block: Block; span: Span }

function VisitBlock({ block: { order, starts, ends, lane }, span, isShut }: BlockProps & { isShut: boolean }) {
  const t = useTranslations('tour')
  const orders = useTranslations('orders')
  const place = usePlaceName()
  const { info } = order
  return (
    <li className={styles.visit} style={inLane(lane, placeOn(span, starts, ends))}>
      <Link
        to="/upcoming/info"
        search={{ id: order.id }}
        className={styles.block}
        data-status={info.status}
        data-closed={isClosed(info.status) || undefined}
        title={place(order)}
      >
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
      </Link>
    </li>
  )
}

/** Where a coach goes, or where a guide is met. */
function routeOf(data: OrderData): string | undefined {
  if (data.kind === 'transport') return [data.pickup, data.dropoff].filter(Boolean).join(' — ')
  return data.kind === 'guide' ? data.meeting_point : undefined
}

function ServiceBlock({ block: { order, starts, ends, lane }, span }: BlockProps) {
  const orders = useTranslations('orders')
  const { data, info } = order
  const route = routeOf(data)
  return (
    <li className={styles.service} style={inLane(lane, placeOn(span, starts, ends))}>
      <Link
        to="/upcoming/info"
        search={{ id: order.id }}
        className={styles.thin}
        data-closed={isClosed(info.status) || undefined}
        title={info.status_label}
      >
        <b>
          {orders(`kind.${data.kind}`)} <Num>{hourOf(order)}</Num> {info.pending_change && <ChangeMark />}
        </b>
        {route && <bdi>{route}</bdi>}
      </Link>
    </li>
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

function Mark({ mark: { clash, starts, ends, lane }, span }: { mark: ClashMark; span: Span }) {
  const t = useTranslations('tour')
  const minutes = String(clash.minutes ?? 0)
  return (
    <li className={styles.clash} data-kind={clash.kind} style={inLane(lane, placeOn(span, starts, ends))}>
      <span>
        <WarningIcon />
        {t(clash.kind === 'overlap' ? 'overlapShort' : 'travelShort', { minutes })}
      </span>
    </li>
  )
}
