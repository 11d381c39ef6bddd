import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { type LicensesSearch, queueState } from './screens.ts'

export const licensesKey = 'licenses'

/** Customers add licenses and ask for renewals at any time; nothing tells of them here. */
const rereadMs = 60_000

export function licensesQuery({ search, state = queueState }: Pick<LicensesSearch, 'search' | 'state'>, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: [licensesKey, 'list', search, state, language],
    queryFn: ({ signal, pageParam }) => {
      const asked = { ...(search && { search }), ...(state !== 'all' && { state }), ...(pageParam && { after: pageParam }), language }
      return callAction('office_licenses', asked, { language, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    refetchInterval: rereadMs,
  })
}

export function licenseQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: [licensesKey, 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('office_license', { license_id: id, language }, { language, signal })).result,
  })
}

/** The guides of a customer, one of whom somebody may be. */
export function guidesQuery(customerId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: [licensesKey, 'guides', customerId],
    queryFn: async ({ signal }) => (await callAction('office_guides', { customer_id: customerId }, { language, signal })).result,
  })
}

/** Groups of prolongation, and the museums of which there may be one. */
export function prolongationQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: [licensesKey, 'prolongation', language],
    queryFn: async ({ signal }) => (await callAction('office_prolongation', { language }, { language, signal })).result,
    refetchInterval: rereadMs,
  })
}

export function prolongationRequestsQuery(groupId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: [licensesKey, 'requests', groupId, language],
    queryFn: async ({ signal }) =>
      (await callAction('office_prolongation_requests', { group_id: groupId, language }, { language, signal })).result,
    refetchInterval: rereadMs,
  })
}
