import { chosen, idIn, oneOf, textIn } from '@anfilada/browser/read-address'
import type { LicenseState } from '@anfilada/contract/licenses/license-states'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const licensesSection = {
  word: 'licenses',
  path: '/licenses',
  ability: ['read', 'OfficeLicense'],
  behind: ['/prolongation'],
} as const satisfies Section

// Not the contract's own list: it stands beside rules, and every page of the office would load them.
const licenseStates = ['waiting', 'valid', 'expiring', 'expired', 'suspended', 'refused'] as const satisfies readonly LicenseState[]
/** Without a word of the address the list is the queue: what waits for the check. */
const shownStates = [...licenseStates, 'all'] as const
export const queueState: LicenseState = 'waiting'

/** The address of the licenses: what is looked for, in which state, which one is open. */
export type LicensesSearch = { search?: string; state?: (typeof shownStates)[number]; license?: number }

export function readLicensesSearch(search: Record<string, unknown>): LicensesSearch {
  return chosen({ search: textIn(search.search, 100), state: oneOf(shownStates, search.state), license: idIn(search.license) })
}

/** The address of the groups of prolongation: whose requests are shown. */
export type ProlongationSearch = { group?: number }

export function readProlongationSearch(search: Record<string, unknown>): ProlongationSearch {
  return chosen({ group: idIn(search.group) })
}
