import type { MonthDay, MuseumObject } from '@anfilada/contract/catalogue'
import { daysOfMonth, placeInWeek, type WeekStart, weekdayOf } from '@anfilada/contract/dates'

export type HeatSteps = readonly [number, number, number]

/**
 * From how many free places each tone of a month's heat map begins: the group finds room, a third and two thirds of the month's best day.
 * Where even that day has little, three and six times the group.
 */
export function heatSteps(people: number, days: readonly Pick<MonthDay, 'free'>[] = []): HeatSteps {
  const group = people > 0 ? people : 20
  const best = days.reduce((most, { free }) => Math.max(most, free), 0)
  const third = (share: number) => Math.round((best * share) / 30) * 10
  return [group, Math.max(group * 3, third(1)), Math.max(group * 6, third(2))]
}

export function heatOf(free: number, [few, some, many]: HeatSteps): 1 | 2 | 3 | 4 {
  if (free < few) return 1
  if (free < some) return 2
  return free < many ? 3 : 4
}

/** Days of a month in rows of seven, with undefined before its first. */
export function monthCells(month: string, weekStart: WeekStart): (string | undefined)[] {
  return [...Array.from({ length: placeInWeek(`${month}-01`, weekStart) }, () => undefined), ...daysOfMonth(month)]
}

/** Nobody is admitted on these: 1 Monday to 7 Sunday, and single dates. */
export type ClosedDays = Pick<MuseumObject, 'closed_weekdays' | 'closed_dates' | 'open_dates'>

/** Whether the object admits nobody on that day, `YYYY-MM-DD`. */
export function isClosedOn(date: string, { closed_weekdays, closed_dates, open_dates }: ClosedDays): boolean {
  const weekday = weekdayOf(date)
  return (closed_weekdays.includes(weekday) && !open_dates.includes(date)) || closed_dates.includes(date)
}
