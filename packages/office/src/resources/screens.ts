import { chosen, dateIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const resourcesSection = { word: 'resources', path: '/resources', ability: ['read', 'Resource'] } as const satisfies Section

/** The address of the resources: which day; today without one. */
export type ResourcesSearch = { date?: string }

export function readResourcesSearch(search: Record<string, unknown>): ResourcesSearch {
  return chosen({ date: dateIn(search.date) })
}
