import type { Order } from '@anfilada/contract/orders'

export type OrderDay = { date: string; orders: Order[] }

/** Orders under their days, today first, what is past at the end; within a day by time. */
export function upcomingDays(orders: readonly Order[], today: string): OrderDay[] {
  const days = daysInOrder([...orders].sort(byMoment))
  const past = days.filter((day) => day.date < today).reverse()
  return [...days.filter((day) => day.date >= today), ...past]
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
  return momentOf(one).localeCompare(momentOf(other)) || one.id - other.id
}

function momentOf({ data, info }: Order): string {
  return `${data.pass_date} ${info.confirmed_time ?? info.time ?? ''}`
}

export function nextDay(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
}
