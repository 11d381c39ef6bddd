import { memo, type Ref } from 'react'
import type { Order } from '@anfilada/contract/orders/orders'
import { isClosed } from '@anfilada/contract/orders/order-status'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderRow.module.css'
import { useNear, type Drawn } from '@anfilada/browser/use-near'

type Props = {
  order: Order
  isChanged: boolean
  drawn: Drawn
  textOf: (order: Order) => string
}

/** A row of a list; beyond the window only its text and its link, in the same height. */
export const OrderRow = memo(function OrderRow({ order, isChanged, drawn, textOf }: Props) {
  const [{ isNear, height }, ref] = useNear(drawn)
  if (!isNear) return <FarRow order={order} textOf={textOf} height={height} ref={ref} />
  return (
    <li ref={ref} className={styles.row} data-closed={isClosed(order.info.status) || undefined}>
      <OrderCard order={order} isChanged={isChanged} />
    </li>
  )
})

type FarProps = Pick<Props, 'order' | 'textOf'> & { height?: number | undefined; ref?: Ref<HTMLLIElement> }

/** What stands for a row that nobody sees: thousands of them must cost next to nothing, yet be found on the page and be reached by keys. */
export function FarRow({ order, textOf, height, ref }: FarProps) {
  return (
    <li ref={ref} className={styles.row} data-far style={height === undefined ? undefined : { blockSize: height }}>
      <a href={`/upcoming/info?id=${order.id}`}>{textOf(order)}</a>
    </li>
  )
}
