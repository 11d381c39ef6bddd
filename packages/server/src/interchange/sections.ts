import type { SectionName } from '@anfilada/contract/interchange/interchange-file'
import type { Section } from './frame/section.ts'
import { customers } from './sections/customers.ts'
import { licenses } from './sections/licenses.ts'
import { members } from './sections/members.ts'
import { museums } from './sections/museums.ts'
import { openingBalances } from './sections/opening-balances.ts'
import { prices } from './sections/prices.ts'
import { agreedTerms, terms } from './sections/terms.ts'
import { windows } from './sections/windows.ts'

/** All that files carry, by the names and in the order of the contract; the frame reads nothing else of a section than this list. */
export const sections: Readonly<Record<SectionName, Section>> = {
  museums,
  terms,
  windows,
  customers,
  members,
  agreed_terms: agreedTerms,
  prices,
  licenses,
  opening_balances: openingBalances,
}
