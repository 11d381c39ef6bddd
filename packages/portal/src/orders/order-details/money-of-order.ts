import type { Sums } from '@anfilada/browser/MoneySentence'
import { isClosed, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'

/** Before the office has decided nothing is charged, whatever the order would cost. */
export function isUndecided(status: OrderStatus): status is 'in_processing' | 'waiting_list' {
  return status !== 'confirmed' && !isClosed(status)
}

type Money = Pick<Order['info'], 'status' | 'total' | 'due' | 'paid'>

/** The parts of an order's money sentence; undefined where it has no money, and for readers who may not see prices. Kopecks. */
export function sumsOfOrder({ status, total, due, paid }: Money): Sums | undefined {
  if (total === null || due === null || paid === null) return undefined
  const expected = isUndecided(status) ? Math.max(0, total - paid) : 0
  if (due + paid + expected === 0) return undefined
  return expected > 0 ? { due, paid, expected } : { due, paid }
}
