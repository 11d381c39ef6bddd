import { chosen, dateIn } from '../shell/read-search.ts'

/** The address of the resources: which day; today without one. */
export type ResourcesSearch = { date?: string }

export function readResourcesSearch(search: Record<string, unknown>): ResourcesSearch {
  return chosen({ date: dateIn(search.date) })
}
