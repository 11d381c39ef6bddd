import { chosen, idIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const companySection = { word: 'company', path: '/company', ability: ['read', 'Company'] } as const satisfies Section

/** The address of the company's versions: which one is open. */
export type CompanySearch = { version?: number }

export function readCompanySearch(search: Record<string, unknown>): CompanySearch {
  return chosen({ version: idIn(search.version) })
}
