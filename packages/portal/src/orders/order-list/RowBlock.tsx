import { memo } from 'react'
import type { Order } from '@anfilada/contract/orders/orders'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { useNear, type Drawn } from '@anfilada/browser/use-near'
import { classNames } from '@anfilada/ui/class-names'
import { FarText } from './FarText.tsx'
import type { DayLook } from './order-days.ts'
import { OrderCard } from './OrderCard.tsx'
import far from './FarText.module.css'
import styles from './RowBlock.module.css'
import { heightOf, leftHeight, partOf } from './row-height.ts'

type Props = {
  orders: readonly Order[]
  changed: ReadonlySet<number>
  drawn: Drawn
  textOf: DayLook['textOf']
}

/** Rows that are drawn together; beyond the window one text in the same height. */
export function RowBlock({ orders, changed, drawn, textOf }: Props) {
  const [{ upTo, height }, ref] = useNear(drawn)
  const part = partOf(String(orders[0]?.id), orders)
  if (upTo === 0)
    return (
      <p
        ref={ref}
        className={classNames(styles.far, far.text)}
        style={heightOf(orders.length, height ?? leftHeight(part))}
        data-far
        data-part={part}
      >
        <FarText orders={orders} textOf={textOf} />
      </p>
    )
  return (
    <ol ref={ref} data-part={part}>
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} isChanged={changed.has(order.id)} />
      ))}
    </ol>
  )
}

const OrderRow = memo(function OrderRow({ order, isChanged }: { order: Order; isChanged: boolean }) {
  return (
    <li className={styles.row} data-closed={isClosed(order.info.status) || undefined}>
      <OrderCard order={order} isChanged={isChanged} />
    </li>
  )
})
