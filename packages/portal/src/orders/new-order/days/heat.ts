import type { Heat } from '@anfilada/browser/HeatTone'
import type { MonthDay, MuseumObject } from '@anfilada/contract/catalogue'
import { weekdayOf } from '@anfilada/contract/dates'

/** The size of a group, and the two numbers of free places at which a day's tone changes. */
export type HeatSteps = readonly [group: number, some: number, many: number]

/** Heat is counted from the group: few places below two groups, some below four, many from there on. */
export function heatSteps(people: number): HeatSteps {
  return [people, people * 2, people * 4]
}

/** Three quiet tones, and 4, the loud one, where no slot of the day takes the whole group. */
export function heatOf({ free, largest }: Pick<MonthDay, 'free' | 'largest'>, [group, some, many]: HeatSteps): Exclude<Heat, 'full'> {
  if (largest < group) return 4
  if (free < some) return 1
  return free < many ? 2 : 3
}

/** Nobody is admitted on these: 1 Monday to 7 Sunday, and single dates. */
export type ClosedDays = Pick<MuseumObject, 'closed_weekdays' | 'closed_dates' | 'open_dates'>

/** Whether the object admits nobody on that day, `YYYY-MM-DD`. */
export function isClosedOn(date: string, { closed_weekdays, closed_dates, open_dates }: ClosedDays): boolean {
  const weekday = weekdayOf(date)
  return (closed_weekdays.includes(weekday) && !open_dates.includes(date)) || closed_dates.includes(date)
}

/** Why nothing can be ordered on a day: it is over, nobody is admitted, or nothing is offered on it. */
export function whyClosed(date: string, today: string, closed: ClosedDays | undefined): 'past' | 'dayOff' | 'nothing' {
  if (date < today) return 'past'
  return closed && isClosedOn(date, closed) ? 'dayOff' : 'nothing'
}
