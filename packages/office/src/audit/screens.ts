import { chosen, idIn, periodIn, textIn } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const auditSection = { word: 'audit', path: '/audit', ability: ['read', 'Audit'] } as const satisfies Section

/** The address of the log: who, what, about whom, when. */
export type AuditSearch = { search?: string; actor?: number; action?: string; customer?: number; from?: string; to?: string }

export function readAuditSearch(search: Record<string, unknown>): AuditSearch {
  return chosen({
    search: textIn(search.search, 100),
    actor: idIn(search.actor),
    action: textIn(search.action, 64),
    customer: idIn(search.customer),
    ...periodIn(search.from, search.to),
  })
}
