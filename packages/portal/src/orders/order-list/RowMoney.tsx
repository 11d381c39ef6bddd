import { useTranslations } from 'use-intl'
import { daysLate, needOf } from '@anfilada/contract/orders/order-needs'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { Sum } from '../marks.tsx'
import { useMayAgree, useNearWords } from '../needs/use-needs.ts'
import styles from './RowMoney.module.css'

/** Nothing where the reader may not see prices; a dash where nothing is charged; what is due, where it is not the whole sum. */
export function RowMoney({ order }: { order: Order }) {
  const { info } = order
  if (info.total === null) return <div className={styles.money} />
  if (!holdsPlaces(info.status)) return <div className={styles.money}>—</div>
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
function RowNeed({ order }: { order: Order }) {
  const t = useTranslations('upcoming.needs')
  const now = new Date()
  const need = needOf(order, now, useMayAgree())
  const near = useNearWords(now)
  if (!need) return null
  const words = {
    payUntil: () => near.by(need.at, order.info.zone),
    payToday: () => t('rowToday'),
    agree: () => t('rowAgree'),
    overdue: () => t('rowLate', { count: daysLate(need, now) }),
  }
  return <p className={need.kind === 'overdue' ? styles.late : styles.waits}>{words[need.kind]()}</p>
}
