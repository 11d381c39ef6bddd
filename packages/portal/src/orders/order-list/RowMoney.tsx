import { useTranslations } from 'use-intl'
import { daysLate, needOf, type NeedyOrder } from '@anfilada/contract/orders/order-needs'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { Sum } from '../marks.tsx'
import { useMayAgree, useNearWords, useOtherTimeName } from '../needs/use-needs.ts'
import styles from './RowMoney.module.css'

/** Nothing where the reader may not see prices; a dash where nothing is charged; what is due, where it is not the whole sum. */
export function RowMoney({ order }: { order: NeedyOrder }) {
  const { info } = order
  if (info.total === null || !holdsPlaces(info.status)) {
    return (
      <div className={styles.money}>
        {info.total !== null && '—'}
        <RowNeed order={order} />
      </div>
    )
  }
  return (
    <div className={styles.money}>
      <Sum kopecks={info.total} currency={info.currency} />
      <p>
        <Word order={order} />
      </p>
      <RowNeed order={order} />
    </div>
  )
}

function Word({ order: { info } }: { order: Order }) {
  const t = useTranslations('orders')
  if (info.status !== 'confirmed') return <span className={styles.notYet}>{t('notYetDue')}</span>
  if (!info.due) return info.total ? <span className={styles.paid}>{t('paid')}</span> : t('noMoney')
  const sum = () => <Sum kopecks={info.due ?? 0} currency={info.currency} />
  return <span className={styles.due}>{info.due === info.total ? t('toPay') : t.rich('upcoming.dueSum', { sum })}</span>
}

/** By when the order waits for the reader: the one amber thing of its row, red where it is late. */
function RowNeed({ order }: { order: NeedyOrder }) {
  const t = useTranslations('upcoming.needs')
  const now = new Date()
  const need = needOf(order, now, useMayAgree())
  const near = useNearWords(now)
  const name = useOtherTimeName()
  if (!need) return null
  const words = {
    payUntil: () => near.by(need.at, order.info.zone),
    payToday: () => t('rowToday'),
    agree: () => t('rowAgree'),
    otherTime: () => order.other_time && t('rowOtherTime', { slot: name(order, order.other_time) }),
    guide: () => t('rowGuide'),
    overdue: () => t('rowLate', { count: daysLate(need, now) }),
  }
  return <p className={need.kind === 'overdue' ? styles.late : styles.waits}>{words[need.kind]()}</p>
}
