import { localOf, minutesBetween } from '../dates.ts'
import { isClosed } from './order-status.ts'
import type { Order } from './orders.ts'

/** A visit of today, `at` minutes after midnight by its museum's clocks. */
export type DayVisit = { order: Order; time: string; at: number; isPast: boolean }
export type DayAhead = { date: string; visits: readonly DayVisit[]; next: { order: Order; time: string; minutesLeft: number } }

/**
 * The rest of today: what is next, and all visits of the day in their hours. Undefined where no confirmed visit is still to come today: an
 * axis of what is over tells nothing. Each visit counts by the clocks of its own museum.
 */
export function dayAhead(orders: readonly Order[], now: Date): DayAhead | undefined {
  const visits = orders.flatMap((order) => visitToday(order, now) ?? []).sort((one, other) => one.at - other.at)
  const next = visits.find(({ order, isPast }) => !isPast && order.info.status === 'confirmed')
  if (!next) return undefined
  const { order, time } = next
  const local = localOf(now, order.info.zone)
  const minutesLeft = minutesBetween({ ...local, time: local.time.slice(0, 5) }, { date: order.data.pass_date, time })
  return { date: local.date, visits, next: { order, time, minutesLeft } }
}

function visitToday(order: Order, now: Date): DayVisit | undefined {
  const { data, info } = order
  const time = info.confirmed_time ?? info.time
  if (time === null || isClosed(info.status)) return undefined
  const local = localOf(now, info.zone)
  return data.pass_date === local.date ? { order, time, at: minutesOf(time), isPast: time < local.time.slice(0, 5) } : undefined
}

/** Minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}
