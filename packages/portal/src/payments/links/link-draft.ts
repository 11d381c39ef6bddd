import { addDays, defaultZone, momentAt } from '@anfilada/contract/dates'

/** Days that a new link lives when nothing else is said. */
const usualDays = 7

/** The last day of a new link, when nothing else is said. */
export function usualEnd(today: string): string {
  return addDays(today, usualDays)
}

/** The end of a calendar day by the clocks of the company. */
export function endOfDay(date: string): string {
  return momentAt({ date, time: '23:59' }, defaultZone)
}
