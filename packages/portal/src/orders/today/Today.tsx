import { useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { type DayAhead, dayAhead } from '@anfilada/contract/orders/day-ahead'
import type { Order } from '@anfilada/contract/orders/orders'
import { useMinute } from '@anfilada/browser/use-minute'
import { NextVisit } from './NextVisit.tsx'
import { quietly } from '../../shell/quietly.tsx'
import styles from './Today.module.css'

/** Comes after the page into a place of its height. */
const Hours = quietly<{ day: DayAhead; now: Date }>(() => import('./DayAxis.tsx').then((module) => ({ default: module.DayAxis })))

/** The day in front, while a visit of it is still to come: its hours on one line, and under it the next door. Else nothing. */
export function Today({ orders }: { orders: readonly Order[] }) {
  const t = useTranslations('orders.upcoming')
  const formats = useFormats()
  const id = useId()
  const now = useMinute()
  const day = useMemo(() => dayAhead(orders, now), [orders, now])
  if (!day) return null
  return (
    <section className={styles.today} aria-labelledby={id}>
      <h2 id={id} className="sr">
        {formats.clauses([t('today', { weekday: formats.weekday(day.date) }), formats.day(day.date)])}
      </h2>
      <div className={styles.hours}>
        <Hours day={day} now={now} />
      </div>
      <NextVisit next={day.next} />
    </section>
  )
}
