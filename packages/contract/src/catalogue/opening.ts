import { weekdayOf } from '../dates.ts'
import type { OpenDay, Opening } from './museum-document.ts'

/** When one may come in, read off a week and its special days. */

/** Weekdays that follow each other with the same hours are said together; 0 is Monday. */
export function dayRuns(week: readonly OpenDay[]): { from: number; until: number; day: OpenDay }[] {
  const runs: { from: number; until: number; day: OpenDay }[] = []
  week.forEach((day, at) => {
    const last = runs.at(-1)
    if (last && sameHours(last.day, day)) last.until = at
    else runs.push({ from: at, until: at, day })
  })
  return runs
}

/** Of a closed day hours are not asked. */
function sameHours(one: OpenDay, other: OpenDay): boolean {
  if (one.closed || other.closed) return one.closed === other.closed
  return one.opens === other.opens && one.closes === other.closes
}

/** What holds on one day: what is said of it alone, else of its weekday. */
export function hoursOn({ week, exceptions }: Opening, date: string): OpenDay | undefined {
  return exceptions.find(({ from, until }) => from <= date && date <= until) ?? week[weekdayOf(date) - 1]
}
