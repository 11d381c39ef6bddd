import type { Order } from '@anfilada/contract/orders/orders'

/** What is due on confirmed orders together; undefined where nothing is, and for readers who may not see prices. */
export function dueOf(orders: readonly Order[]): { kopecks: number; currency: string } | undefined {
  const owing = orders.filter(({ info }) => info.status === 'confirmed' && info.due)
  const [first] = owing
  return first && { kopecks: owing.reduce((sum, { info }) => sum + (info.due ?? 0), 0), currency: first.info.currency }
}
