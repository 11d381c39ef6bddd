import { useTranslations } from 'use-intl'
import type { OfficeOrderContext } from '@anfilada/contract/orders/order-context'
import { Num } from '@anfilada/ui/Num'
import { StatusBadge } from '@anfilada/ui/StatusBadge'
import { statusShapes } from '../order-title.ts'
import styles from './GroupDay.module.css'

/** Where the group is on that day, hour by hour; the open order is one of them. */
export function GroupDay({ day, open }: { day: OfficeOrderContext['day']; open: number }) {
  const status = useTranslations('status')
  return (
    <ol className={styles.day}>
      {day.map((one) => (
        <li key={one.id} aria-current={one.id === open || undefined}>
          <Num>{one.time}</Num>
          <StatusBadge shape={statusShapes[one.status]} label={status(one.status)} glyphOnly />
          <span>{one.place}</span>
        </li>
      ))}
    </ol>
  )
}
