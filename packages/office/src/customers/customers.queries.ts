import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { ApplicationsSearch, CustomersSearch } from './screens.ts'

type CustomerFilters = Pick<CustomersSearch, 'search' | 'status' | 'kind' | 'settlement'>

export function customersQuery(filters: CustomerFilters, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['customers', 'list', filters],
    queryFn: ({ signal, pageParam }) =>
      callAction('office_customers', { ...filters, ...(pageParam && { after: pageParam }) }, { language, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

/** Open orders of the customers that are listed, by their ids. */
export function orderCountsQuery(customerIds: readonly number[], language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['customers', 'counts', customerIds],
    queryFn: async ({ signal }) => {
      const { result } = await callAction('office_order_counts', { customer_ids: [...customerIds] }, { language, signal })
      return new Map(result.map(({ customer_id, upcoming }) => [customer_id, upcoming]))
    },
    enabled: customerIds.length > 0,
  })
}

export function customerQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['customers', 'one', id],
    queryFn: async ({ signal }) => (await callAction('office_customer', { customer_id: id }, { language, signal })).result,
  })
}

export function edoOfCustomerQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['customers', 'edo', id],
    queryFn: async ({ signal }) => (await callAction('office_edo', { customer_id: id }, { language, signal })).result,
  })
}

const ordersShown = 8

export function customerOrdersQuery(id: number, archived: boolean, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'of-customer', id, archived, language],
    queryFn: ({ signal, pageParam }) => {
      const asked = { customer_id: id, archived, limit: ordersShown, language }
      return callAction('office_customer_orders', { ...asked, ...(pageParam && { after: pageParam }) }, { language, signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

export function applicationsQuery({ search, status: decided }: ApplicationsSearch, language: OfficeLanguage) {
  const status = decided ?? ('new' as const)
  return infiniteQueryOptions({
    queryKey: ['applications', 'list', status, search],
    queryFn: ({ signal, pageParam }) => {
      const asked = { status, ...(search && { search }), ...(pageParam && { before: pageParam }) }
      return callAction('office_applications', asked, { language, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
