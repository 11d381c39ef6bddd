import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Formats } from '@anfilada/browser/formats'
import { addDays } from '@anfilada/contract/dates'
import { Num } from '@anfilada/ui/Num'
import { classNames } from '@anfilada/ui/class-names'
import styles from './DaySection.module.css'
import { chargedOf, type DayLook, type OrderDay } from './order-days.ts'
import far from './FarText.module.css'
import { FarText } from './FarText.tsx'
import { rowBlocks } from './row-blocks.ts'
import { heightOf, leftHeight, partOf } from './row-height.ts'
import { RowBlock } from './RowBlock.tsx'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Sum } from '../marks.tsx'
import { useNear } from '@anfilada/browser/use-near'

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
  const { whole, later } = drawing[isShort ? 'short' : 'long']
  const [{ upTo, height }, ref] = useNear(wholeRows > 0 ? whole : later)
  const blocks = useMemo(() => rowBlocks(orders, wholeRows), [orders, wholeRows])
  const day = formats.fullDay(date)
  // The same day may stand in several programmes: each is a place of its own.
  const group = programme === 0 ? t('upcoming.noProgramme') : t('upcoming.programme', { id: String(programme) })
  const label = programme === undefined ? day : formats.clauses([day, group])
  const id = programme === undefined ? `day-${date}` : `day-${date}-${programme}`
  const part = partOf(id, orders)
  if (upTo === 0)
    return (
      <section
        ref={ref}
        id={id}
        className={classNames(styles.day, far.text)}
        style={heightOf(orders.length, height ?? leftHeight(part))}
        aria-label={label}
        data-part={part}
        data-far
      >
        <h2>{day}</h2>
        <FarText orders={orders} textOf={textOf} />
      </section>
    )
  return (
    <section ref={ref} id={id} className={styles.day} style={heightOf(orders.length, leftHeight(part))} aria-label={label} data-part={part}>
      <div className={styles.body}>
        <DayHead date={date} orders={orders} look={look} />
        <div>
          {blocks.map((block, at) => (
            <RowBlock
              key={at}
              orders={block}
              changed={changed}
              // A day of one block comes and goes as the day does.
              drawn={blocks.length === 1 ? 'always' : at === 0 && wholeRows > 0 ? whole : later}
              textOf={textOf}
            />
          ))}
        </div>
      </div>
    </section>
  )
})

const drawing = { short: { whole: 'always', later: 'soon' }, long: { whole: 'at-first', later: 'when-near' } } as const

/** Its numeral, what people call it, its load. */
function DayHead({ date, orders, look: { today, formats } }: OrderDay & Pick<Props, 'look'>) {
  const jalali = formats.jalali(date)
  return (
    <header className={styles.head}>
      <span className={styles.numeral}>
        <Num>{Number(date.slice(8))}</Num>
      </span>
      <p className={styles.month}>
        {formats.shortMonth(date)} {date.slice(0, 4) !== today.slice(0, 4) && <Num>{date.slice(0, 4)}</Num>}
      </p>
      <div className={styles.words}>
        <h2>{useNearWeekday(date, today, formats)}</h2>
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
  )
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
