import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { Visits } from '@anfilada/contract/orders/customer-orders'
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

/** Orders to come of the customers that are listed, by their ids. */
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

type OrdersOf = { customer_id: number; archived: true } | { customer_id: number; visits: Visits }

/** Which orders are meant: those to come, where nothing else is asked for. */
export function ordersOf(id: number, shown: CustomersSearch['orders']): OrdersOf {
  return shown === 'archived' ? { customer_id: id, archived: true } : { customer_id: id, visits: shown ?? 'coming' }
}

export function customerOrdersQuery(id: number, shown: CustomersSearch['orders'], language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'of-customer', id, shown, language],
    queryFn: ({ signal, pageParam }) => {
      const asked = { ...ordersOf(id, shown), limit: ordersShown, language }
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
