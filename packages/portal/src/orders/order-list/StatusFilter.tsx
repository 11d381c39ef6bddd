import { useTranslations } from 'use-intl'
import { orderStatuses, type OrderStatus } from '@anfilada/contract/order-status'
import type { Order } from '@anfilada/contract/orders'
import { Chip } from '@anfilada/ui/Chip'
import styles from './StatusFilter.module.css'

type Props = { orders: readonly Order[]; status: OrderStatus | undefined; onChange: (status: OrderStatus | undefined) => void }

/** Statuses that the list has, and the chosen one even when it has none. */
export function StatusFilter({ orders, status, onChange }: Props) {
  const t = useTranslations('orders')
  const count = (one: OrderStatus) => orders.filter((order) => order.info.status === one).length
  return (
    <div role="group" aria-label={t('upcoming.filter')} className={styles.chips}>
      <Chip isPressed={status === undefined} count={orders.length} onPress={() => onChange(undefined)}>
        {t('upcoming.all')}
      </Chip>
      {orderStatuses
        .filter((one) => one === status || count(one) > 0)
        .map((one) => (
          <Chip key={one} isPressed={one === status} count={count(one)} onPress={() => onChange(one)}>
            {t(`status.${one}`)}
          </Chip>
        ))}
    </div>
  )
}
