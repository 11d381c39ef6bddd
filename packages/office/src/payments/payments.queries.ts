import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import { idIn } from '@anfilada/browser/read-address'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { AccountantTaskKind, RefundState } from '@anfilada/contract/payments/money-words'
import type { PaymentsFilter, PaymentsSearch } from './screens.ts'

/** How banks answer, and which links customers make, no news tells: what is open of them is read anew. */
const recountMs = 15_000
const fromStart = { initialPageParam: 0, getNextPageParam: (page: { next: number | null }) => page.next }
const after = (page: number) => (page ? { before: page } : {})

/** What the payments are asked with, whichever page. */
export function paymentsFilter({ status, method, customer, voucher, number, amount, from, to }: PaymentsFilter) {
  return {
    ...(status && { status }),
    ...(method && { method }),
    ...(customer && { customer_id: customer }),
    ...(voucher && { voucher }),
    ...(number && { number }),
    ...(amount && { amount }),
    ...(from && { period_lower: from }),
    ...(to && { period_upper: to }),
  }
}

export function paymentsQuery(filter: PaymentsFilter, language: OfficeLanguage) {
  const asked = paymentsFilter(filter)
  return infiniteQueryOptions({
    queryKey: ['payments', 'list', asked],
    queryFn: ({ signal, pageParam }) => callAction('list_payments', { ...asked, ...after(pageParam) }, { language, signal }),
    ...fromStart,
  })
}

export function paymentQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['payments', 'card', id],
    queryFn: async ({ signal }) => (await callAction('office_payment', { payment_id: id }, { language, signal })).result,
  })
}

/** The newest of one customer, for its card. */
export function customerPaymentsQuery(customerId: number, limit: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['payments', 'customer', customerId, limit],
    queryFn: async ({ signal }) => (await callAction('list_payments', { customer_id: customerId, limit }, { language, signal })).result,
  })
}

/** What the papers are asked with, whichever page. */
export function invoicesFilter({ invoices: state, paper: kind, customer, number }: PaymentsSearch) {
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(customer && { customer_id: customer }),
    ...(idIn(number) && { number: idIn(number) }),
  }
}

export function invoicesQuery(search: PaymentsSearch, language: OfficeLanguage) {
  const asked = invoicesFilter(search)
  return infiniteQueryOptions({
    queryKey: ['payments', 'invoices', asked],
    queryFn: ({ signal, pageParam }) => callAction('list_invoices', { ...asked, ...after(pageParam) }, { language, signal }),
    ...fromStart,
  })
}

/** Acts of reconciliation of one customer. */
export function actsQuery(customerId: number, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'acts', customerId, language],
    queryFn: ({ signal, pageParam }) =>
      callAction('list_reconciliation_acts', { customer_id: customerId, ...after(pageParam), language }, { language, signal }),
    ...fromStart,
  })
}

/** What a customer owes by the ledger, and the sums of its money sentence: on the customer's card. */
export function balanceQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['customers', 'balance', id],
    queryFn: async ({ signal }) => (await callAction('office_customer_balance', { customer_id: id }, { language, signal })).result,
  })
}

/** An act with its latest comparison, page after page of its lines. */
export function comparisonQuery(actId: number, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'comparison', actId, language],
    initialPageParam: 0,
    queryFn: async ({ signal, pageParam: from }) =>
      (await callAction('get_act_comparison', { act_id: actId, from, language }, { language, signal })).result,
    getNextPageParam: ({ comparison }) => comparison?.next,
  })
}

export function refundsQuery(state: RefundState | undefined, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'refunds', state],
    queryFn: ({ signal, pageParam }) => callAction('list_refunds', { ...(state && { state }), ...after(pageParam) }, { language, signal }),
    ...fromStart,
  })
}

export function freeMoneyQuery(customer: number | undefined, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'money', customer],
    queryFn: ({ signal, pageParam }) =>
      callAction('list_unallocated', { ...(customer && { customer_id: customer }), ...after(pageParam), language }, { language, signal }),
    ...fromStart,
  })
}

/** A link as staff see it, with whose it is. */
export type CustomerLink = ActionOutput<'office_payment_links'>['result'][number]

export function linksQuery(customer: number | undefined, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'links', customer],
    queryFn: ({ signal, pageParam }) =>
      callAction('office_payment_links', { ...(customer && { customer_id: customer }), ...after(pageParam) }, { language, signal }),
    ...fromStart,
    refetchInterval: recountMs,
  })
}

type TasksFilter = { state: 'open' | 'resolved'; kind: AccountantTaskKind | undefined }

export function tasksQuery({ state, kind }: TasksFilter, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['payments', 'tasks', state, kind],
    queryFn: ({ signal, pageParam }) =>
      callAction('list_tasks', { state, ...(kind && { kind }), ...after(pageParam) }, { language, signal }),
    ...fromStart,
  })
}

export function providersQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['payments', 'providers'],
    queryFn: async ({ signal }) => (await callAction('provider_health', {}, { language, signal })).result,
    refetchInterval: recountMs,
  })
}
