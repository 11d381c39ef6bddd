import { describe, expect, it } from 'vitest'
import { canMove, holdsPlaces, isClosed, nextStatuses, type OrderStatus, orderStatuses } from './order-status.ts'

/** specification/orders.md, row by row: from where, and whether it may go to each of the others. */
const moves: Record<OrderStatus, Record<OrderStatus, boolean>> = {
  in_processing: { in_processing: false, confirmed: true, waiting_list: true, rejected: true, cancelled: true },
  waiting_list: { in_processing: true, confirmed: true, waiting_list: false, rejected: true, cancelled: true },
  confirmed: { in_processing: false, confirmed: false, waiting_list: false, rejected: false, cancelled: true },
  rejected: { in_processing: false, confirmed: false, waiting_list: false, rejected: false, cancelled: false },
  cancelled: { in_processing: false, confirmed: false, waiting_list: false, rejected: false, cancelled: false },
}
const cells = orderStatuses.flatMap((from) => orderStatuses.map((to) => ({ from, to, word: moves[from][to] ? 'may' : 'may not' })))

/** Statuses in which an order may begin: specification/orders.md and instant confirmation. */
const beginnings: readonly OrderStatus[] = ['in_processing', 'waiting_list', 'confirmed']

function reachableFrom(start: OrderStatus): Set<OrderStatus> {
  const seen = new Set<OrderStatus>()
  const next: OrderStatus[] = [...nextStatuses[start]]
  for (let status = next.pop(); status !== undefined; status = next.pop()) {
    if (seen.has(status)) continue
    seen.add(status)
    next.push(...nextStatuses[status])
  }
  return seen
}

describe('an order', () => {
  it.each(cells)('that is $from $word become $to', ({ from, to }) => {
    expect(canMove(from, to)).toBe(moves[from][to])
  })

  it('reaches every status from in_processing', () => {
    expect(reachableFrom('in_processing').add('in_processing')).toEqual(new Set(orderStatuses))
  })

  it('can be cancelled however it began', () => {
    for (const status of beginnings) expect(reachableFrom(status)).toContain('cancelled')
  })

  it.each(['rejected', 'cancelled'] as const)('that is %s is closed and stays so', (status) => {
    expect(isClosed(status)).toBe(true)
    expect(reachableFrom(status).size).toBe(0)
  })

  it('that is not closed can always be brought to an end', () => {
    for (const status of orderStatuses.filter((item) => !isClosed(item))) {
      expect([...reachableFrom(status)].some(isClosed)).toBe(true)
    }
  })

  it('holds places in processing and confirmed, and in no other status', () => {
    expect(orderStatuses.filter(holdsPlaces)).toEqual(['in_processing', 'confirmed'])
  })

  it('never holds places when it is closed', () => {
    expect(orderStatuses.filter((status) => isClosed(status) && holdsPlaces(status))).toEqual([])
  })
})
