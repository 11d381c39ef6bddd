import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import { paymentsKey } from '../payments.queries.ts'

const pageSize = 25

/** The customer's acts, newest first; money that comes may make a version of tomorrow, not of one that was issued. */
export function actsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...paymentsKey, 'acts', language],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'get_reconciliation_acts',
        { limit: pageSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}

/** An act with its latest comparison, page after page of its lines. */
export function comparisonQuery(actId: number, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...paymentsKey, 'comparison', actId, language],
    initialPageParam: 0,
    queryFn: async ({ pageParam: from, signal }) =>
      (await callAction('get_reconciliation_comparison', { act_id: actId, from, language }, { language, signal })).result,
    getNextPageParam: ({ comparison }) => comparison?.next,
  })
}
