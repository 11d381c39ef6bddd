import { chosen, idIn, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const termsSection = { word: 'terms', path: '/terms', ability: ['read', 'Terms'] } as const satisfies Section

/** The address of the terms: of all, or with one customer; which objects are shown. */
export type TermsSearch = { customer?: number; search?: string }

export function readTermsSearch(search: Record<string, unknown>): TermsSearch {
  return chosen({ customer: idIn(search.customer), search: textIn(search.search, 100) })
}
