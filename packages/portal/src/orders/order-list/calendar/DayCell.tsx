import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Formats } from '@anfilada/browser/formats'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import { classNames } from '@anfilada/ui/class-names'
import { EditIcon } from '@anfilada/ui/icons'
import { Num } from '@anfilada/ui/Num'
import { OrderStatusBadge } from '../../marks.tsx'
import type { OrderDay } from '../order-days.ts'
import { loadOf } from './calendar-month.ts'
import styles from './MonthTable.module.css'

type Props = {
  date: string
  day: OrderDay | undefined
  isToday: boolean
  isPast: boolean
  isChosen: boolean
  isStop: boolean
  formats: Formats
  focusRef: Ref<HTMLButtonElement> | undefined
  onChoose: () => void
}

/** A day: its number, a badge for each status with how many have it, the people. */
export function DayCell({ date, day, isToday, isPast, isChosen, isStop, formats, focusRef, onChoose }: Props) {
  const jalali = formats.jalaliDay(date)
  return (
    <button
      ref={focusRef}
      type="button"
      className={styles.day}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      data-past={isPast || undefined}
      data-empty={!day || undefined}
      onClick={onChoose}
    >
      <span aria-hidden="true" className={styles.numbers}>
        <b>
          <Num>{Number(date.slice(8))}</Num>
        </b>
        {jalali && <bdi lang="fa">{jalali}</bdi>}
      </span>
      <Load day={day} date={formats.fullDay(date)} formats={formats} />
    </button>
  )
}

function Load({ day, date, formats }: { day: OrderDay | undefined; date: string; formats: Formats }) {
  const t = useTranslations('orders')
  const beside = useTranslations('besideOrders')
  if (!day) return <span className="sr">{beside('calendar.emptyDay', { date })}</span>
  const load = loadOf(day.orders)
  const orders = t('orderCount', { count: load.orders })
  const people = load.people > 0 && t('persons', { count: load.people })
  const badges = orderStatuses
    .map((status) => ({ status, count: load.statuses.filter((one) => one === status).length }))
    .filter(({ count }) => count > 0)
  const changes = load.changes > 0 ? beside('calendar.changesWait', { count: load.changes }) : undefined
  const told = [
    beside('calendar.day', { date, orders }),
    people,
    ...badges.map(({ status, count }) => `${t(`status.${status}`)} ${count}`),
    changes,
  ]
  return (
    <>
      <span className="sr">{formats.clauses(told.filter((part) => typeof part === 'string'))}</span>
      <span aria-hidden="true" className={styles.badges}>
        {badges.map(({ status, count }) => (
          <span key={status} className={styles.badge}>
            <OrderStatusBadge status={status} label={t(`status.${status}`)} glyphOnly />
            <Num>{count}</Num>
          </span>
        ))}
        {changes && (
          <span className={classNames(styles.badge, styles.waits)} title={changes}>
            <EditIcon />
            <Num>{load.changes}</Num>
          </span>
        )}
      </span>
      <small aria-hidden="true" className={styles.people}>
        {people}
      </small>
    </>
  )
}
