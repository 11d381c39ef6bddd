import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { Fold } from '@anfilada/ui/Fold'
import { DayList } from './DayList.tsx'
import { upcomingDays, useDayLook } from './order-days.ts'
import styles from './UpcomingDays.module.css'
import { useScrollBack } from './use-scroll-back.ts'

type Props = {
  orders: readonly Order[]
  /** What they were filtered by: the rows of another filter come anew, a few in a frame, not all at once in place of those that stand. */
  filter: string
  changed: ReadonlySet<number>
  pastOpen: boolean
  onPastOpen: (isOpen: boolean) => void
}

/** Today and what is to come; what is past lies folded under it, and open when there is nothing else. */
export function UpcomingDays({ orders, filter, changed, pastOpen, onPastOpen }: Props) {
  const t = useTranslations('orders')
  const look = useDayLook()
  const { coming, past } = useMemo(() => upcomingDays(orders, look.today), [orders, look.today])
  useScrollBack()
  const pastCount = past.reduce((sum, day) => sum + day.orders.length, 0)
  return (
    <>
      <DayList key={filter} days={coming} changed={changed} look={look} />
      {pastCount > 0 && (
        <Fold
          label={
            <>
              <b>{t('upcoming.past')}</b>
              <span>{t('orderCount', { count: pastCount })}</span>
            </>
          }
          className={styles.past}
          isOpen={pastOpen || coming.length === 0}
          onToggle={(isOpen) => coming.length > 0 && isOpen !== pastOpen && onPastOpen(isOpen)}
        >
          <DayList key={filter} days={past} changed={changed} look={look} />
        </Fold>
      )}
    </>
  )
}
