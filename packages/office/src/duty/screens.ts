import { chosen, dateIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const dutySection = {
  word: 'duty',
  path: '/duty',
  ability: ['read', 'Duty'],
  behind: ['/shift', '/redeem'],
} as const satisfies Section

/** The address of the roster: its day, today's when there is none. */
export type DutySearch = { day?: string }

export function readDutySearch(search: Record<string, unknown>): DutySearch {
  return chosen({ day: dateIn(search.day) })
}
