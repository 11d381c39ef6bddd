import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { emblemOf } from '@anfilada/contract/orders/order-emblem'
import type { Order } from '@anfilada/contract/orders/orders'
import { Emblem } from '@anfilada/ui/Emblem'
import { Num } from '@anfilada/ui/Num'
import styles from './OrderCard.module.css'
import { RowActs } from '../buttons/RowActs.tsx'
import { dot, noteOf, useFacts, usePlaceName } from '../order-words.ts'
import { OrderStatusBadge } from '../marks.tsx'
import { RowMessages } from './RowMessages.tsx'
import { RowMoney } from './RowMoney.tsx'

/** One row of a list: hour, museum, people, status, money; then the one act that its state asks for. */
export function OrderCard({ order, isChanged }: { order: Order; isChanged: boolean }) {
  const t = useTranslations('orders')
  const { data, info } = order
  const note = noteOf(order)
  return (
    <div className={styles.card}>
      <div className={styles.time}>
        <Num className={styles.hour}>{info.confirmed_time ?? info.time ?? '—'}</Num>
        {!info.confirmed_time && data.schedule_item_id !== null && <small>{t('slotTime')}</small>}
      </div>
      <span className={styles.emblem}>
        <Emblem name={emblemOf(order)} />
      </span>
      <What order={order} isChanged={isChanged} />
      <div className={styles.state}>
        <OrderStatusBadge status={info.status} label={info.status_label} />
        {/* It goes on with the status: under the entrance it read as a part of the address. */}
        {info.pending_change && <p>{t('changeWaits')}</p>}
        {note && (
          <p>
            <bdi>{note}</bdi>
          </p>
        )}
      </div>
      <div className={styles.money}>
        <RowMoney order={order} />
      </div>
      <div className={styles.acts}>
        <RowActs order={order} />
      </div>
    </div>
  )
}

function What({ order, isChanged }: { order: Order; isChanged: boolean }) {
  const t = useTranslations('orders')
  const facts = useFacts()
  const place = usePlaceName()
  const { id, data } = order
  return (
    <div className={styles.what}>
      <h3>
        <Link to="/upcoming/info" search={{ id }}>
          {place(order)}
        </Link>
      </h3>
      <p className={styles.facts}>
        <Num>{t('number', { id: String(id) })}</Num>
        {dot}
        <bdi>{data.refno}</bdi>
        {dot}
        {facts(order)}
        {isChanged && (
          <>
            {dot}
            <span className={styles.changed}>{t('live.changed')}</span>
          </>
        )}{' '}
        <RowMessages orderId={id} className={styles.changed} />
      </p>
    </div>
  )
}
