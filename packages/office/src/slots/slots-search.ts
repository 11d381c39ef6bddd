import { chosen, dateIn, oneOf, textIn } from '../shell/read-search.ts'

/** The address of the slots: of which object, from which day, a week or the month around it. */
export type SlotsSearch = { object?: string; day?: string; view?: 'month' }

export function readSlotsSearch(search: Record<string, unknown>): SlotsSearch {
  return chosen({ object: textIn(search.object, 32), day: dateIn(search.day), view: oneOf(['month'] as const, search.view) })
}
