import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useNear } from '@anfilada/browser/use-near'
import { addDays } from '@anfilada/contract/dates'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../marks.tsx'
import { chargedOf, type DayLook, type OrderDay } from '../order-days.ts'
import styles from './OrderTable.module.css'
import { FarTableRow, TableRow } from './TableRow.tsx'

type Props = {
  day: OrderDay
  look: DayLook
  /** In the archive: rows have a column for the day, and a day of one order has no row of its own. */
  isDated: boolean
  isFirst: boolean
  current: number | undefined
  marked: ReadonlySet<number>
  onMark: (id: number) => void
}

/** A day is a row: its name, its people and its sum; under it its orders, drawn whole only where they can be seen. */
export const TableDay = memo(function TableDay({ day: { date, orders }, look, isDated, isFirst, current, marked, onMark }: Props) {
  const t = useTranslations('orders')
  const name = useDayName(date, look)
  const isAlone = isDated && orders.length === 1
  const [{ isNear }, ref] = useNear(isFirst ? 'at-first' : 'when-near')
  const people = orders.reduce((sum, { data }) => sum + peopleOf(data), 0)
  const charged = chargedOf(orders)
  return (
    <tbody ref={ref}>
      {!isAlone && (
        <tr className={styles.day}>
          <th scope="rowgroup" colSpan={isDated ? 4 : 3}>
            <b>{name}</b>
          </th>
          <td className={styles.count}>{people > 0 && <Num>{people}</Num>}</td>
          <td colSpan={isDated ? 4 : 5}>{t('orderCount', { count: orders.length })}</td>
          <td className={styles.money}>{charged && <Sum {...charged} />}</td>
          <td colSpan={2} />
        </tr>
      )}
      {orders.map((order) =>
        isNear ? (
          <TableRow
            key={order.id}
            order={order}
            date={isDated ? (isAlone ? shortDay(date, look) : '') : undefined}
            isCurrent={order.id === current}
            isMarked={marked.has(order.id)}
            onMark={onMark}
          />
        ) : (
          <FarTableRow key={order.id} order={order} isCurrent={order.id === current} text={look.textOf(order)} />
        ),
      )}
    </tbody>
  )
})

/** 20 мая; with its year where it is another. */
function shortDay(date: string, { today, formats }: DayLook): string {
  const isOfNow = date.slice(0, 4) === today.slice(0, 4)
  return isOfNow ? formats.shortDay(date) : formats.shortDate(date)
}

/** 20 мая, сегодня, среда */
function useDayName(date: string, { today, formats }: DayLook): string {
  const t = useTranslations('orders')
  const weekday = formats.weekday(date)
  const day = date.slice(0, 4) === today.slice(0, 4) ? formats.day(date) : formats.date(date)
  const near =
    date === today ? t('upcoming.today', { weekday }) : date === addDays(today, 1) ? t('upcoming.tomorrow', { weekday }) : weekday
  return formats.clauses([day, near.toLocaleLowerCase()])
}
