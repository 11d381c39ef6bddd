import { maxVouchers } from '@anfilada/contract/payments/payment-status'
import type { PayableOrder } from '@anfilada/contract/payments/payments'

const dueTimes = ['overdue', 'today', 'later'] as const
type DueTime = (typeof dueTimes)[number]
/** `due`: kopecks, of all its orders. */
export type DueGroup = { when: DueTime; orders: PayableOrder[]; due: number }

/** Orders by when they were to be paid, what is late first: an order is paid for by the day of its visit. Groups without orders are left out. */
export function dueGroups(orders: readonly PayableOrder[], today: string): DueGroup[] {
  const groups = dueTimes.map((when) => {
    const own = orders.filter(({ pass_date: day }) => whenDue(day, today) === when)
    return { when, orders: own, due: own.reduce((sum, { due }) => sum + due, 0) }
  })
  return groups.filter((group) => group.orders.length > 0)
}

function whenDue(day: string, today: string): DueTime {
  if (day === today) return 'today'
  return day < today ? 'overdue' : 'later'
}

/** These beside what is chosen, or without them; no more than one payment covers. */
export function withGroup(chosen: readonly number[], group: readonly number[], isChosen: boolean): number[] {
  const others = chosen.filter((id) => !group.includes(id))
  return isChosen ? [...others, ...group].slice(0, maxVouchers) : others
}
