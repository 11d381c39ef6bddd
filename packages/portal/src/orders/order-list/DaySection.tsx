import { useTranslations } from 'use-intl'
import { Num } from '@anfilada/ui/Num'
import { museumToday, useFormats } from '../../shell/language/formats.ts'
import styles from './DaySection.module.css'
import { nextDay, type OrderDay } from './order-days.ts'
import { OrderCard } from './OrderCard.tsx'
import { peopleOf } from '../order-people.ts'

/** A day: its numeral, its load, its orders. */
export function DaySection({ day: { date, orders }, changed }: { day: OrderDay; changed: ReadonlySet<number> }) {
  const t = useTranslations('orders')
  const formats = useFormats()
  const people = orders.reduce((sum, order) => sum + peopleOf(order.data), 0)
  const jalali = formats.jalali(date)
  return (
    <section className={styles.day} aria-label={formats.fullDay(date)}>
      <header className={styles.head}>
        <span className={styles.numeral}>
          <Num>{Number(date.slice(8))}</Num>
        </span>
        <div className={styles.words}>
          <h2>{useNearWeekday(date)}</h2>
          <p>{formats.monthBesideDay(date)}</p>
          {jalali && (
            <p className={styles.jalali}>
              <bdi lang="fa">{jalali}</bdi>
            </p>
          )}
        </div>
        <p className={styles.load}>
          {t('orderCount', { count: orders.length })} · {t('persons', { count: people })}
        </p>
      </header>
      <ol>
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} isChanged={changed.has(order.id)} />
        ))}
      </ol>
    </section>
  )
}

/** The weekday, with "today" or "tomorrow" before it when it is. */
function useNearWeekday(date: string): string {
  const t = useTranslations('orders')
  const weekday = useFormats().weekday(date)
  const today = museumToday(new Date())
  if (date === today) return t('upcoming.today', { weekday })
  if (date === nextDay(today)) return t('upcoming.tomorrow', { weekday })
  return weekday
}
