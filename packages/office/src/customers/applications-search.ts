import type { ApplicationStatus } from '@anfilada/contract/registration/applications'
import { chosen, idIn, oneOf, textIn } from '../shell/read-search.ts'

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
