import { daysOfMonth, placeInWeek, type WeekStart } from '@anfilada/contract/dates'
import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '@anfilada/contract/orders/people'

/** What one day of the calendar shows: its orders, the people in them, the statuses in the order of the day. */
/** `changes`: how many of the orders have a change beside them that waits for staff. */
export type DayLoad = { orders: number; people: number; statuses: OrderStatus[]; changes: number }

/** A month as rows of seven days; undefined stands before its first day and after its last. */
export function monthWeeks(month: string, weekStart: WeekStart): (string | undefined)[][] {
  const before = placeInWeek(`${month}-01`, weekStart)
  const days = daysOfMonth(month)
  return Array.from({ length: Math.ceil((before + days.length) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => days[week * 7 + day - before]),
  )
}

export function loadOf(orders: readonly Order[]): DayLoad {
  return {
    orders: orders.length,
    people: orders.reduce((sum, order) => sum + peopleOf(order.data), 0),
    statuses: orders.map((order) => order.info.status),
    changes: orders.filter(({ info }) => info.pending_change).length,
  }
}
