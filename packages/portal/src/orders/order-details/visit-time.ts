import { addDays, dateIn, type Local, momentAt } from '@anfilada/contract/dates'

const minute = 60_000
/** So far ahead the hours that are left say more than the day. */
const soonest = 12 * 60 * minute

/** How far away a visit is. `left`: milliseconds. */
type VisitTime = { said: 'soon'; left: number } | { said: 'today' | 'tomorrow' } | undefined

/** What is said of a visit's nearness; nothing of one that is over, or further away than tomorrow. Minutes are those of a clock. */
export function visitTime({ date, time }: { date: string; time: string | null }, zone: string, now: number): VisitTime {
  const today = dateIn(zone, new Date(now))
  if (date === addDays(today, 1)) return { said: 'tomorrow' }
  if (date !== today) return undefined
  if (time === null) return { said: 'today' }
  const left = Date.parse(momentAt({ date, time } satisfies Local, zone)) - Math.floor(now / minute) * minute
  if (left < 0) return undefined
  return left > soonest ? { said: 'today' } : { said: 'soon', left }
}
