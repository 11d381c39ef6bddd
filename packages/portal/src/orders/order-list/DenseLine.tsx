import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Order } from '@anfilada/contract/orders/orders'
import { Num } from '@anfilada/ui/Num'
import styles from './DenseLine.module.css'
import { OrderButtons } from '../buttons/OrderButtons.tsx'
import { OrderStatusBadge } from '../marks.tsx'
import { peopleOf } from '@anfilada/contract/orders/people'
import { noteOf, usePlaceName, withWhom } from '../order-words.ts'
import { RowMessages } from './RowMessages.tsx'
import { RowMoney } from './RowMoney.tsx'

/** A row of the compact list: everything that is compared, in one line. */
export function DenseLine({ order, isChanged }: { order: Order; isChanged: boolean }) {
  const t = useTranslations('orders')
  const place = usePlaceName()
  const { id, data, info } = order
  return (
    <div className={styles.line}>
      <p className={styles.hour}>
        <Num>{info.confirmed_time ?? info.time ?? '—'}</Num>
      </p>
      <div className={styles.place}>
        <h3>
          <Link to="/upcoming/info" search={{ id }}>
            {place(order)}
          </Link>
        </h3>
        {isChanged && <small className={styles.changed}>{t('live.changed')}</small>}
        <RowMessages orderId={id} className={styles.changed} />
      </div>
      <p className={styles.people}>{peopleOf(data) > 0 && t('persons', { count: peopleOf(data) })}</p>
      <p className={styles.facts} data-cuts>
        <Num>{t('number', { id: String(id) })}</Num> · <bdi>{data.refno}</bdi> · {withWhom(data, t)}
      </p>
      <div className={styles.state} title={noteOf(order) ?? undefined}>
        <OrderStatusBadge status={info.status} label={info.status_label} />
      </div>
      {info.pending_change && <p className={styles.waits}>{t('changeWaits')}</p>}
      <div className={styles.sum}>
        <RowMoney order={order} />
      </div>
      <div className={styles.acts}>
        <OrderButtons order={order} look="row" />
      </div>
    </div>
  )
}
