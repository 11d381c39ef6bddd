import { chosen, dateIn } from '../shell/read-search.ts'

/** The address of the roster: its day, today's when there is none. */
export type DutySearch = { day?: string }

export function readDutySearch(search: Record<string, unknown>): DutySearch {
  return chosen({ day: dateIn(search.day) })
}
