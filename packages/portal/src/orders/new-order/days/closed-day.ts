import type { MuseumObject } from '@anfilada/contract/catalogue'
import { weekdayOf } from '@anfilada/contract/dates'

/** Nobody is admitted on these: 1 Monday to 7 Sunday, and single dates. */
export type ClosedDays = Pick<MuseumObject, 'closed_weekdays' | 'closed_dates'>

/** Whether the object admits nobody on that day, `YYYY-MM-DD`. */
export function isClosedOn(date: string, { closed_weekdays, closed_dates }: ClosedDays): boolean {
  const weekday = weekdayOf(date)
  return closed_weekdays.includes(weekday) || closed_dates.includes(date)
}
