import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'
import { paymentsKey } from '../payments.queries.ts'
import type { HistorySearch } from '../payments-search.ts'

const pageSize = 50

/** What the history is asked with, whichever page. */
export function historyFilter({ from, to, status, voucher }: HistorySearch) {
  return {
    ...(from && { period_lower: from }),
    ...(to && { period_upper: to }),
    ...(status && { status }),
    ...(voucher && { voucher }),
  }
}

export function historyQuery(search: HistorySearch, language: Language) {
  const filters = { limit: pageSize, ...historyFilter(search) }
  return infiniteQueryOptions({
    queryKey: [...paymentsKey, 'history', filters],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('get_payments_history', { ...filters, ...(pageParam !== null && { before: pageParam }), language }, { language, signal }),
    getNextPageParam: ({ next }) => next,
  })
}
