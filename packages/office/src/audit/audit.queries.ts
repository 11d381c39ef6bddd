import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { AuditSearch } from './screens.ts'

export function auditQuery(asked: AuditSearch, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ signal, pageParam }) =>
      callAction(
        'office_audit',
        {
          search: asked.search,
          actor_id: asked.actor,
          action: asked.action,
          customer_id: asked.customer,
          period_lower: asked.from,
          period_upper: asked.to,
          ...(pageParam && { before: pageParam }),
        },
        { language, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
