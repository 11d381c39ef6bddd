import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { LedgerSearch } from './screens.ts'

export function accountsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['ledger', 'accounts'],
    queryFn: async ({ signal }) => (await callAction('ledger_accounts', {}, { language, signal })).result,
  })
}

/** What the transactions are asked with, whichever page. */
export function transactionsFilter({ account, customer, reference, kind, from, to }: LedgerSearch) {
  return {
    ...(account && { account_id: account }),
    ...(customer && { customer_id: customer }),
    ...(reference && { reference }),
    ...(kind && { kind }),
    ...(from && { period_lower: from }),
    ...(to && { period_upper: to }),
  }
}

export function transactionsQuery(search: LedgerSearch, language: OfficeLanguage) {
  const asked = transactionsFilter(search)
  return infiniteQueryOptions({
    queryKey: ['ledger', 'transactions', asked],
    queryFn: ({ signal, pageParam }) =>
      callAction('ledger_transactions', { ...asked, ...(pageParam && { before: pageParam }) }, { language, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export function correctionsQuery({ state = 'proposed', customer }: LedgerSearch, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['ledger', 'corrections', state, customer],
    queryFn: ({ signal, pageParam }) => {
      const asked = { state, ...(customer && { customer_id: customer }), ...(pageParam && { before: pageParam }) }
      return callAction('ledger_corrections', asked, { language, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export function openingsQuery({ state = 'proposed' }: LedgerSearch, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['ledger', 'openings', state],
    queryFn: ({ signal, pageParam }) =>
      callAction('ledger_openings', { state, ...(pageParam && { before: pageParam }) }, { language, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
