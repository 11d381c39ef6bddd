import { memo, type CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import type { Formats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { Num } from '@anfilada/ui/Num'
import styles from './DaySection.module.css'
import { chargedOf, type DayLook, type OrderDay } from './order-days.ts'
import { FarRow, OrderRow } from './OrderRow.tsx'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Sum } from '../marks.tsx'
import { useNear, type Drawn } from '@anfilada/browser/use-near'

/** `wholeRows`: how many are drawn whole, before it is known what the window shows or, in a short list, for now. */
type Props = {
  day: OrderDay
  changed: ReadonlySet<number>
  look: DayLook
  wholeRows: number
  /** In a short list the rows beyond `wholeRows` follow by themselves. */
  isShort?: boolean
  /** The programme that this day belongs to, where a day may stand on the page more than once. */
  programme?: number | undefined
}

/** A day: its numeral, its load, its orders. */
export const DaySection = memo(function DaySection({ day: { date, orders }, changed, look, wholeRows, isShort = false, programme }: Props) {
  const t = useTranslations('orders')
  const { formats, textOf } = look
  const drawnAt = (row: number): Drawn => drawing[isShort ? 'short' : 'long'][row < wholeRows ? 'whole' : 'later']
  const drawn = drawnAt(0)
  const [{ isNear }, ref] = useNear(drawn)
  const jalali = formats.jalali(date)
  const day = formats.fullDay(date)
  // The same day may stand in several programmes: each is a place of its own.
  const group = programme === 0 ? t('upcoming.noProgramme') : t('upcoming.programme', { id: String(programme) })
  const label = programme === undefined ? day : formats.clauses([day, group])
  return (
    <section
      ref={ref}
      id={programme === undefined ? `day-${date}` : `day-${date}-${programme}`}
      className={styles.day}
      style={rowCount(orders.length)}
      aria-label={label}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <span className={styles.numeral}>
            <Num>{Number(date.slice(8))}</Num>
          </span>
          <p className={styles.month}>
            {formats.shortMonth(date)} {date.slice(0, 4) !== look.today.slice(0, 4) && <Num>{date.slice(0, 4)}</Num>}
          </p>
          <div className={styles.words}>
            <h2>{useNearWeekday(date, look.today, formats)}</h2>
            {jalali && (
              <p className={styles.jalali}>
                <bdi lang="fa">{jalali}</bdi>
              </p>
            )}
          </div>
          <p className={styles.load}>
            <DayLoad orders={orders} />
          </p>
        </header>
        <ol>
          {orders.map((order, index) =>
            isNear ? (
              <OrderRow key={order.id} order={order} isChanged={changed.has(order.id)} drawn={drawnAt(index)} textOf={textOf} />
            ) : (
              <FarRow key={order.id} order={order} textOf={textOf} />
            ),
          )}
        </ol>
      </div>
    </section>
  )
})

const drawing = { short: { whole: 'always', later: 'soon' }, long: { whole: 'at-first', later: 'when-near' } } as const

/** From it the style sheet guesses the height of a day that is too far away to be laid out. */
function rowCount(rows: number): CSSProperties & Record<'--rows', number> {
  return { '--rows': rows }
}

/** What its orders cost together; for readers who may not see prices how many people they bring. */
function DayLoad({ orders }: Pick<OrderDay, 'orders'>) {
  const t = useTranslations('orders')
  const charged = chargedOf(orders)
  if (charged) return <Sum {...charged} />
  const people = orders.reduce((sum, { data }) => sum + peopleOf(data), 0)
  return people > 0 && t('persons', { count: people })
}

/** The weekday, with "today" or "tomorrow" before it when it is. */
function useNearWeekday(date: string, today: string, formats: Formats): string {
  const t = useTranslations('orders')
  const weekday = formats.weekday(date)
  if (date === today) return t('upcoming.today', { weekday })
  if (date === addDays(today, 1)) return t('upcoming.tomorrow', { weekday })
  return weekday
}
