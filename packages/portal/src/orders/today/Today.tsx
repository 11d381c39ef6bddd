import { lazy, useId, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import { dayAhead } from '@anfilada/contract/orders/day-ahead'
import type { Order } from '@anfilada/contract/orders/orders'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { inTime } from '../../shell/load-chunk.tsx'
import { useMinute } from '@anfilada/browser/use-minute'
import styles from './Today.module.css'

/** Without a place of its own to wait in: the list, which is drawn behind its answer, stays as it is until the part is here, and nothing moves. */
const DayFront = lazy(() => inTime(() => import('./DayFront.tsx')).then((module) => ({ default: module.DayFront })))

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
      <QuietPart>
        <DayFront day={day} now={now} />
      </QuietPart>
    </section>
  )
}
