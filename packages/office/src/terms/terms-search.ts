import { chosen, idIn, textIn } from '../shell/read-search.ts'

/** The address of the terms: of all, or with one customer; which objects are shown. */
export type TermsSearch = { customer?: number; search?: string }

export function readTermsSearch(search: Record<string, unknown>): TermsSearch {
  return chosen({ customer: idIn(search.customer), search: textIn(search.search, 100) })
}
