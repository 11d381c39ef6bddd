import type { Order } from '@anfilada/contract/orders/orders'
import { useMemo } from 'react'
import { holdsPlaces } from '@anfilada/contract/orders/order-status'
import { museumDate, useFormats, type Formats } from '@anfilada/browser/formats'
import { useRowText } from '../order-words.ts'

export type OrderDay = { date: string; orders: Order[] }

/** Orders under their days and by time within them: those to come with today first, and apart those past, the latest first. */
export function upcomingDays(orders: readonly Order[], today: string): { coming: OrderDay[]; past: OrderDay[] } {
  const days = daysInOrder([...orders].sort(byMoment))
  const first = days.findIndex((day) => day.date >= today)
  const split = first < 0 ? days.length : first
  return { coming: days.slice(split), past: days.slice(0, split).toReversed() }
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

/** What is due on confirmed orders together; undefined where nothing is, and for readers who may not see prices. */
export function dueOf(orders: readonly Order[]): { kopecks: number; currency: string } | undefined {
  const owing = orders.filter(({ info }) => info.status === 'confirmed' && info.due)
  const [first] = owing
  return first && { kopecks: owing.reduce((sum, { info }) => sum + (info.due ?? 0), 0), currency: first.info.currency }
}

/** What the orders of a day cost together, those that hold places; undefined where none does, and for readers who may not see prices. */
export function chargedOf(orders: readonly Order[]): { kopecks: number; currency: string } | undefined {
  const charged = orders.filter(({ info }) => info.total !== null && holdsPlaces(info.status))
  const [first] = charged
  return first && { kopecks: charged.reduce((sum, { info }) => sum + (info.total ?? 0), 0), currency: first.info.currency }
}

/** What all days of a list share; made once, since each format costs more than a row. */
export type DayLook = { today: string; formats: Formats; textOf: (order: Order) => readonly string[] }

export function useDayLook(): DayLook {
  const formats = useFormats()
  const textOf = useRowText()
  const today = museumDate(new Date())
  return useMemo(() => ({ today, formats, textOf }), [today, formats, textOf])
}
