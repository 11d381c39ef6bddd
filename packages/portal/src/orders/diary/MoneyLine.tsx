import { useMay } from '@anfilada/browser/ability'
import type { Order } from '@anfilada/contract/orders/orders'
import { quietly } from '../../shell/quietly.tsx'
import styles from './MoneyLine.module.css'

const BalanceSentence = quietly<{ orders: readonly Order[] }>(() =>
  import('./BalanceSentence.tsx').then((module) => ({ default: module.BalanceSentence })),
)

/** How the customer stands, in one line above the orders, which keeps its place for it; for readers of the balance. */
export function MoneyLine({ orders }: { orders: readonly Order[] }) {
  if (!useMay()(['read', 'Balance'])) return null
  return (
    <div className={styles.line}>
      <BalanceSentence orders={orders} />
    </div>
  )
}
