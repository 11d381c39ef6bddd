import { useTranslations } from 'use-intl'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { Sum } from '../marks.tsx'
import styles from './RowMoney.module.css'

/** Nothing where the reader may not see prices; a dash where nothing is charged; what is due, where it is not the whole sum. */
export function RowMoney({ order: { info } }: { order: Order }) {
  const t = useTranslations('orders')
  if (info.total === null) return <div className={styles.money} />
  const sum = () => info.due && <Sum kopecks={info.due} currency={info.currency} />
  if (!holdsPlaces(info.status)) return <div className={styles.money}>—</div>
  return (
    <div className={styles.money}>
      <Sum kopecks={info.total} currency={info.currency} />
      <p>
        {info.status !== 'confirmed' ? (
          <span className={styles.notYet}>{t('notYetDue')}</span>
        ) : info.due ? (
          <span className={styles.due}>{info.due === info.total ? t('toPay') : t.rich('upcoming.dueSum', { sum })}</span>
        ) : info.total > 0 ? (
          <span className={styles.paid}>{t('paid')}</span>
        ) : (
          t('noMoney')
        )}
      </p>
    </div>
  )
}
