import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction, type ActionOutput } from '@anfilada/browser/http'
import type { InvoiceState } from '@anfilada/contract/invoices/invoice-states'
import type { Language } from '@anfilada/contract/languages'
import { paymentsKey } from '../payments.queries.ts'

export type InvoiceData = ActionOutput<'prefetch_invoice_data'>['result']

/** What the form begins with: the last known requisites, and what is on unpaid invoices already. */
export function invoiceDataQuery(language: Language) {
  return queryOptions({
    queryKey: [...paymentsKey, 'invoice-data'],
    queryFn: async ({ signal }) => (await callAction('prefetch_invoice_data', { language }, { language, signal })).result,
  })
}

const pageSize = 25

/** The customer's papers, newest first; `state`: of invoices in it alone. */
export function invoicesQuery(state: InvoiceState | undefined, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...paymentsKey, 'invoices', state],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'get_invoices',
        { ...(state && { state }), limit: pageSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}
