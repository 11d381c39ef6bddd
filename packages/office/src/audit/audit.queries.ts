import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { AuditSearch } from './screens.ts'

/** What the log is asked with, whichever page. */
export function auditFilter({ search, actor, action, customer, from, to }: AuditSearch) {
  return {
    ...(search && { search }),
    ...(actor && { actor_id: actor }),
    ...(action && { action }),
    ...(customer && { customer_id: customer }),
    ...(from && { period_lower: from }),
    ...(to && { period_upper: to }),
  }
}

export function auditQuery(asked: AuditSearch, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ signal, pageParam }) =>
      callAction('office_audit', { ...auditFilter(asked), ...(pageParam && { before: pageParam }) }, { language, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
