import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { useFormats } from '@anfilada/browser/formats'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { Door } from '@anfilada/ui/Door'
import { Num } from '@anfilada/ui/Num'
import { statusDoors } from '../status-doors.ts'
import { isSoon } from './is-soon.ts'
import styles from './OrderQueue.module.css'

type Props = { order: OfficeOrder; isChosen: boolean; isNew: boolean; onChoose: (order: number) => void }

/** Hour, place, people, door; amber when the visit is today or tomorrow. */
export const QueueRow = memo(function QueueRow({ order, isChosen, isNew, onChoose }: Props) {
  const t = useTranslations('office.queue')
  const { shortDay } = useFormats()
  const { data, info } = order
  return (
    <li
      id={`order-${order.id}`}
      role="option"
      aria-selected={isChosen}
      className={isSoon(data.pass_date, new Date()) ? `${styles.row} ${styles.soon}` : styles.row}
      onClick={() => onChoose(order.id)}
    >
      <span className={styles.when}>
        <b>{shortDay(data.pass_date)}</b>
        <small>
          <Num>{info.time}</Num>
        </small>
      </span>
      <span className={styles.what}>
        <b>
          {info.museum}, {info.object}
        </b>
        <small>
          {isNew && <span className={styles.new}>{t('new')}</span>} <Num>{order.id}</Num> · {order.customer.name}
        </small>
      </span>
      <span className={styles.pax}>
        <Num>{order.pax}</Num>
      </span>
      <Door shape={statusDoors[info.status]} label={info.status_label} glyphOnly />
    </li>
  )
})
