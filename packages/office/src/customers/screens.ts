import type { CustomerKind } from '@anfilada/contract/identity/login'
import type { CustomerStatus, Settlement } from '@anfilada/contract/customers/office-customers'
import type { ApplicationStatus } from '@anfilada/contract/registration/applications'
import { chosen, idIn, oneOf, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const customersSection = {
  word: 'customers',
  path: '/customers',
  ability: ['read', 'OfficeCustomer'],
  behind: ['/applications'],
} as const satisfies Section

// Not the contract's own lists: they stand beside schemas, and every page of the office would load them.
export const statuses = ['active', 'blocked'] as const satisfies readonly CustomerStatus[]
export const kinds = ['legal_entity', 'individual'] as const satisfies readonly CustomerKind[]
export const settlements = ['pay_now', 'invoice', 'deposit'] as const satisfies readonly Settlement[]

/** The address of the customers: how the list is narrowed, who is open, which of his orders are shown. */
export type CustomersSearch = {
  search?: string
  status?: CustomerStatus
  kind?: CustomerKind
  settlement?: Settlement
  customer?: number
  orders?: 'past' | 'archived'
}

export function readCustomersSearch(search: Record<string, unknown>): CustomersSearch {
  return chosen({
    search: textIn(search.search, 100),
    status: oneOf(statuses, search.status),
    kind: oneOf(kinds, search.kind),
    settlement: oneOf(settlements, search.settlement),
    customer: idIn(search.customer),
    orders: oneOf(['past', 'archived'], search.orders),
  })
}

export const applicationStatuses = ['new', 'approved', 'refused'] as const satisfies readonly ApplicationStatus[]

/** The address of the applications; without a status those that wait. */
export type ApplicationsSearch = { search?: string; status?: Exclude<ApplicationStatus, 'new'>; application?: number }

export function readApplicationsSearch(search: Record<string, unknown>): ApplicationsSearch {
  return chosen({
    search: textIn(search.search, 100),
    status: oneOf(['approved', 'refused'], search.status),
    application: idIn(search.application),
  })
}
