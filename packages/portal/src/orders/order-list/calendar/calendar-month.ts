import type { OrderStatus } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import { peopleOf } from '../../order-people.ts'

export type WeekStart = 'monday' | 'saturday'
/** What one day of the calendar shows: its orders, the people in them, the statuses in the order of the day. */
/** `changes`: how many of the orders have a change beside them that waits for staff. */
export type DayLoad = { orders: number; people: number; statuses: OrderStatus[]; changes: number }

/** A month as rows of seven days; undefined stands before its first day and after its last. */
export function monthWeeks(month: string, weekStart: WeekStart): (string | undefined)[][] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const before = weekdayOf(`${month}-01`, weekStart)
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const numeral = week * 7 + day - before + 1
      return numeral >= 1 && numeral <= days ? `${month}-${String(numeral).padStart(2, '0')}` : undefined
    }),
  )
}

/** 0 for the first day of the week; Persian weeks begin on Saturday, the others on Monday. */
function weekdayOf(date: string, weekStart: WeekStart): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() - (weekStart === 'monday' ? 1 : 6) + 7) % 7
}

export function shiftDay(date: string, by: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10)
}

/** The same day of another month, or its last one where it is shorter. */
export function shiftMonth(date: string, by: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + by, Math.min(day, last))).toISOString().slice(0, 10)
}

/** Where a key leads from a day; undefined for keys that mean nothing here. Arrows follow the eye: in a right-to-left month they turn. */
export function dayByKey(date: string, key: string, weekStart: WeekStart, isRtl: boolean): string | undefined {
  const forward = isRtl ? -1 : 1
  const inWeek = weekdayOf(date, weekStart)
  const targets: Record<string, () => string> = {
    ArrowRight: () => shiftDay(date, forward),
    ArrowLeft: () => shiftDay(date, -forward),
    ArrowDown: () => shiftDay(date, 7),
    ArrowUp: () => shiftDay(date, -7),
    Home: () => shiftDay(date, -inWeek),
    End: () => shiftDay(date, 6 - inWeek),
    PageDown: () => shiftMonth(date, 1),
    PageUp: () => shiftMonth(date, -1),
  }
  return targets[key]?.()
}

export function loadOf(orders: readonly Order[]): DayLoad {
  return {
    orders: orders.length,
    people: orders.reduce((sum, order) => sum + peopleOf(order.data), 0),
    statuses: orders.map((order) => order.info.status),
    changes: orders.filter(({ info }) => info.pending_change).length,
  }
}
