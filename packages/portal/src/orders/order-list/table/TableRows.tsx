import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useNear } from '@anfilada/browser/use-near'
import { addDays } from '@anfilada/contract/dates'
import { lowered } from '@anfilada/contract/formats'
import { peopleOf } from '@anfilada/contract/orders/people'
import { Num } from '@anfilada/ui/Num'
import { Sum } from '../../marks.tsx'
import { inOneLine } from '../../order-words.ts'
import { heightOf } from '../row-height.ts'
import { chargedOf, type DayLook, type OrderDay } from '../order-days.ts'
import styles from './OrderTable.module.css'
import type { TableBlock } from './table-rows.ts'
import { TableRow } from './TableRow.tsx'

type Props = {
  block: TableBlock
  look: DayLook
  /** In the archive: rows have a column for the day. */
  isDated: boolean
  isFirst: boolean
  /** The chosen order, where it is one of these: whoever walks by keys draws what he comes to. */
  current: number | undefined
  marked: ReadonlySet<number>
  onMark: (id: number) => void
}

const rowHeight = 24
/** In one frame so many rows are drawn as hold up no press. */
const atOnce = 4 * rowHeight

/** Rows of a day under its name, its people and its sum; drawn only where they can be seen, the others are one text. */
export const TableRows = memo(function TableRows({ block, look, isDated, isFirst, current, marked, onMark }: Props) {
  const { day, orders, saysDays } = block
  const dayName = useDayName(look)
  const [{ upTo }, ref] = useNear(isFirst ? 'at-first' : 'when-near', atOnce)
  const name = day && dayName(day.date)
  const drawn = current === undefined ? Math.max(0, Math.floor(upTo / rowHeight) - (day ? 1 : 0)) : orders.length
  const far = orders.slice(drawn).map((order) => inOneLine(look.textOf(order)))
  return (
    <tbody ref={ref}>
      {day && drawn > 0 && <DayRow day={day} name={name} isDated={isDated} />}
      {orders.slice(0, drawn).map((order) => (
        <TableRow
          key={order.id}
          order={order}
          date={isDated ? (saysDays ? shortDay(order.data.pass_date, look) : '') : undefined}
          isCurrent={order.id === current}
          isMarked={marked.has(order.id)}
          onMark={onMark}
        />
      ))}
      {/* A new one each time: a text that gives way to rows would count as one that moves. */}
      {far.length > 0 && <FarRows key={drawn} lines={drawn === 0 && name !== undefined ? [name, ...far] : far} isDated={isDated} />}
    </tbody>
  )
})

/** One text in the height of the rows it stands for. */
function FarRows({ lines, isDated }: { lines: readonly string[]; isDated: boolean }) {
  return (
    <tr>
      <td colSpan={isDated ? 12 : 11}>
        <div className={styles.far} style={heightOf(lines.length)}>
          {lines.join('\n')}
        </div>
      </td>
    </tr>
  )
}

/** A day is a row: its name, its people and its sum. */
function DayRow({ day: { orders }, name, isDated }: { day: OrderDay; name: string | undefined; isDated: boolean }) {
  const t = useTranslations('orders')
  const people = orders.reduce((sum, { data }) => sum + peopleOf(data), 0)
  const charged = chargedOf(orders)
  return (
    <tr className={styles.day}>
      <th scope="rowgroup" colSpan={isDated ? 4 : 3}>
        <b>{name}</b>
      </th>
      <td className={styles.count}>{people > 0 && <Num>{people}</Num>}</td>
      <td colSpan={4}>{t('orderCount', { count: orders.length })}</td>
      <td className={styles.money}>{charged && <Sum {...charged} />}</td>
      <td colSpan={2} />
    </tr>
  )
}

/** 20 мая; with its year where it is another. */
function shortDay(date: string, { today, formats }: DayLook): string {
  const isOfNow = date.slice(0, 4) === today.slice(0, 4)
  return isOfNow ? formats.shortDay(date) : formats.shortDate(date)
}

/** 20 мая, сегодня, среда */
function useDayName({ today, formats }: DayLook): (date: string) => string {
  const t = useTranslations('orders')
  return (date) => {
    const weekday = formats.weekday(date)
    const day = date.slice(0, 4) === today.slice(0, 4) ? formats.day(date) : formats.date(date)
    const near = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : undefined
    return formats.clauses([day, near ? lowered(t(`upcoming.${near}`, { weekday })) : weekday])
  }
}
