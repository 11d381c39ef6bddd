import { chosen, dateIn, oneOf, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const slotsSection = { word: 'slots', path: '/slots', ability: ['read', 'Slot'] } as const satisfies Section

/** The address of the slots: of which object, from which day, a week or the month around it; or the rules by which they are made. */
export type SlotsSearch = { object?: string; day?: string; view?: 'month' | 'rules' }

export function readSlotsSearch(search: Record<string, unknown>): SlotsSearch {
  return chosen({ object: textIn(search.object, 32), day: dateIn(search.day), view: oneOf(['month', 'rules'] as const, search.view) })
}
