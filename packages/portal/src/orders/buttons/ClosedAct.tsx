import type { Order } from '@anfilada/contract/orders/orders'
import { Archive } from './Archive.tsx'
import { OrderAgain } from './OrderAgain.tsx'

/** What a row offers of an order that came to nothing: few rows have it, so it comes after them. */
export function ClosedAct({ act, order }: { act: 'again' | 'archive'; order: Order }) {
  return act === 'again' ? <OrderAgain order={order} /> : <Archive order={order} look="row" />
}
