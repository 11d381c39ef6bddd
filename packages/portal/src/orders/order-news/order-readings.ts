import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Order, OrderDetails } from '@anfilada/contract/orders/orders'
import type { Programme } from '@anfilada/contract/orders/programmes'

type Reading = Order[] | OrderDetails | { result: Order[] } | Programme | undefined

/** Every order on the screen as it was read last. What did not change keeps its identity over a reading (structural sharing). */
export function ordersShown(queries: QueryClient): Map<number, Order> {
  const readings = queries.getQueryCache().findAll({ queryKey: ['orders'], type: 'active' })
  return new Map(readings.flatMap(({ state }) => ordersOf(state.data as Reading)).map((order) => [order.id, order]))
}

/** Lists hold any order; the page of one order only its own. */
export function concerns(ids: ReadonlySet<number>) {
  return ({ queryKey }: { queryKey: QueryKey }): boolean => queryKey[1] !== 'one' || ids.has(queryKey[2] as number)
}

function ordersOf(reading: Reading): Order[] {
  if (!reading) return []
  if (Array.isArray(reading)) return reading
  if ('orders' in reading) return reading.orders
  return 'result' in reading ? reading.result : [reading]
}
