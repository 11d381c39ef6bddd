import { chosen, idIn, oneOf } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const windowsSection = { word: 'windows', path: '/windows', ability: ['read', 'SubmissionWindow'] } as const satisfies Section

/** The address of the submission windows: which one is open, and whether answered wishes are shown. */
export type WindowsSearch = { museum?: number; month?: string; show?: 'all' }

export function readWindowsSearch(search: Record<string, unknown>): WindowsSearch {
  const { month } = search
  const isMonth = typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month)
  return chosen({ museum: idIn(search.museum), month: isMonth ? month : undefined, show: oneOf(['all'] as const, search.show) })
}
