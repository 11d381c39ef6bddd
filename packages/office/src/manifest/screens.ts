import { chosen, dateIn, idIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const manifestSection = { word: 'manifest', path: '/manifest', ability: ['read', 'OfficeOrder'] } as const satisfies Section

/** The address of the manifest: its day, today's when there is none, and one museum of it. */
export type ManifestSearch = { day?: string; museum?: number }

export function readManifestSearch({ day, museum }: Record<string, unknown>): ManifestSearch {
  return chosen({ day: dateIn(day), museum: idIn(museum) })
}
