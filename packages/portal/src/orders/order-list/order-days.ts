import type { Order } from '@anfilada/contract/orders/orders'

export type OrderDay = { date: string; orders: Order[] }

/** Orders under their days and by time within them: those to come with today first, and apart those past, the latest first. */
export function upcomingDays(orders: readonly Order[], today: string): { coming: OrderDay[]; past: OrderDay[] } {
  const days = daysInOrder([...orders].sort(byMoment))
  const first = days.findIndex((day) => day.date >= today)
  const split = first < 0 ? days.length : first
  return { coming: days.slice(split), past: days.slice(0, split).reverse() }
}

/** Orders under their days, in the order in which they came. */
export function daysInOrder(orders: readonly Order[]): OrderDay[] {
  const days = new Map<string, Order[]>()
  for (const order of orders) {
    const day = days.get(order.data.pass_date)
    if (day) day.push(order)
    else days.set(order.data.pass_date, [order])
  }
  return [...days].map(([date, ofDay]) => ({ date, orders: ofDay }))
}

function byMoment(one: Order, other: Order): number {
  const [first, second] = [momentOf(one), momentOf(other)]
  if (first === second) return one.id - other.id
  return first < second ? -1 : 1
}

function momentOf({ data, info }: Order): string {
  return `${data.pass_date} ${info.confirmed_time ?? info.time ?? ''}`
}
