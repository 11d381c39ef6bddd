import type { Order } from '@anfilada/contract/orders/orders'
import type { OrderDay } from '../order-days.ts'

/** As many as one window holds, by far. */
const ordersAtFirst = 30

/** How many days are drawn before it is known what the window shows. */
export function daysAtFirst(days: readonly OrderDay[]): number {
  let orders = 0
  const beyond = days.findIndex((day) => (orders += day.orders.length) >= ordersAtFirst)
  return beyond < 0 ? days.length : beyond + 1
}

/** The row so many steps from another, by their orders' numbers; the first where none is chosen yet, the edge where there is no further. */
export function rowBeyond(days: readonly OrderDay[], current: number | undefined, step: 1 | -1): number | undefined {
  const ids = days.flatMap(({ orders }) => orders.map(({ id }) => id))
  const at = ids.findIndex((id) => id === current)
  if (at < 0) return ids[0]
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)]
}

/** Of the marked orders those that can be paid; without marks the chosen one. */
export function payableOf(days: readonly OrderDay[], marked: ReadonlySet<number>, current: number | undefined): Order[] {
  const isMeant = (id: number) => (marked.size > 0 ? marked.has(id) : id === current)
  return days.flatMap(({ orders }) => orders.filter(({ id, info }) => isMeant(id) && info.allowed.includes('pay')))
}

/** The set with the number in it, or without it if it was. */
export function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return marked.has(id) ? new Set([...marked].filter((one) => one !== id)) : new Set([...marked, id])
}
