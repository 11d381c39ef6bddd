import { chosen, dateIn, flagIn, idIn, oneOf } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const manifestSection = { word: 'manifest', path: '/manifest', ability: ['read', 'OfficeOrder'] } as const satisfies Section

/** How a day is looked at; the timeline unless the address says the list. */
export const dayViews = ['timeline', 'list'] as const
export type DayView = (typeof dayViews)[number]

/** The address of the manifest: its day, today's when there is none, one museum of it, how it is looked at, and whether only its problems. */
export type ManifestSearch = { day?: string; museum?: number; view?: DayView; problems?: true }

export function readManifestSearch({ day, museum, view, problems }: Record<string, unknown>): ManifestSearch {
  return chosen({ day: dateIn(day), museum: idIn(museum), view: oneOf(['list'] as const, view), problems: flagIn(problems) })
}
