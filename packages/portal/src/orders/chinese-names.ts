import type { Order } from '@anfilada/contract/orders/orders'

const chinese = /\p{Script=Han}/u

/**
 * Names, references and wishes may be Chinese on a page in another language, and not every machine has a Chinese face.
 * Ours come then, a slice for the signs that are there; a page without such words loads nothing.
 */
export function fetchFacesFor(orders: readonly Pick<Order, 'data'>[]): void {
  if (!orders.some(({ data }) => chinese.test(wordsOf(data)))) return
  // Without them the words stand in whatever face the machine has.
  void import('@anfilada/ui/fonts-zh.css').catch(() => undefined)
}

/** What people have typed, among all that an order of its kind says: days, numbers and codes have no Chinese signs. */
function wordsOf(data: Order['data']): string {
  return Object.values(data)
    .filter((value) => typeof value === 'string')
    .join(' ')
}
