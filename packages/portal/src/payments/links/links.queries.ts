import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import { paymentsKey } from '../payments.queries.ts'

const linksKey = [...paymentsKey, 'links'] as const

export function linksQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: linksKey,
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('list_payment_links', { ...(pageParam !== null && { before: pageParam }), language }, { language, signal }),
    getNextPageParam: ({ next }) => next,
  })
}
