import { lastingDays } from '../dates.ts'
import { byMoment, isAfter, type NeedyOrder } from './order-needs.ts'

const daysAhead = 7

/** Confirmed orders whose free changes end within a week, the earliest first: nothing must be done, but later it costs. */
export function endingFreeChanges(orders: readonly NeedyOrder[], now: Date): { at: string; order: NeedyOrder }[] {
  const last = new Date(now.getTime() + lastingDays(daysAhead))
  const ending = orders.flatMap((order) => {
    const at = order.info.status === 'confirmed' ? order.info.free_changes_until : null
    return at !== null && isAfter(at, now) && !isAfter(at, last) ? [{ at, order }] : []
  })
  return ending.sort(byMoment)
}
