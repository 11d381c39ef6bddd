import { dayRuns } from '@anfilada/contract/catalogue/opening'
import type { PublicCompany } from '@anfilada/contract/company'

/** Neighbouring weekdays with the same hours; 0 is Monday. Closed ones are left out. */
export type OfficeDays = { from: number; until: number; hours: string }

export function officeDays(hours: NonNullable<PublicCompany['hours']>): OfficeDays[] {
  const week = hours.map((day) => (day ? { closed: false, ...day } : { closed: true, opens: null, closes: null }))
  return dayRuns(week)
    .filter(({ day }) => !day.closed)
    .map(({ from, until, day }) => ({ from, until, hours: `${day.opens}–${day.closes}` }))
}
