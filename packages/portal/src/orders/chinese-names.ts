import type { Order } from '@anfilada/contract/orders/orders'
import { fetchChineseFaces } from '../shell/chinese-faces.ts'

const chinese = /\p{Script=Han}/u

/**
 * Names, references and wishes may be Chinese on a page in another language, and not every machine has a Chinese face.
 * Ours come then; a page without such words loads nothing.
 */
export function fetchFacesFor(orders: readonly Pick<Order, 'data'>[]): void {
  if (orders.some(({ data }) => chinese.test(wordsOf(data)))) fetchChineseFaces()
}

/** What people have typed, among all that an order of its kind says: days, numbers and codes have no Chinese signs. */
function wordsOf(data: Order['data']): string {
  return Object.values(data)
    .filter((value) => typeof value === 'string')
    .join(' ')
}
