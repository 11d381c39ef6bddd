import { lazy, Suspense } from 'react'
import { useMay } from '@anfilada/browser/ability'
import type { Order } from '@anfilada/contract/orders/orders'
import { QuietPart } from '@anfilada/browser/QuietPart'
import { inTime } from '../../shell/load-chunk.tsx'
import { useIsQuiet } from '../../shell/use-is-quiet.ts'
import styles from './MoneyLine.module.css'

const BalanceSentence = lazy(() => inTime(() => import('./BalanceSentence.tsx')).then((module) => ({ default: module.BalanceSentence })))

/** How the customer stands, in one line above the orders, which keeps its place for it; for readers of the balance. */
export function MoneyLine({ orders }: { orders: readonly Order[] }) {
  const isQuiet = useIsQuiet()
  if (!useMay()(['read', 'Balance'])) return null
  return (
    <div className={styles.line}>
      {isQuiet && (
        <QuietPart>
          <Suspense fallback={null}>
            <BalanceSentence orders={orders} />
          </Suspense>
        </QuietPart>
      )}
    </div>
  )
}
