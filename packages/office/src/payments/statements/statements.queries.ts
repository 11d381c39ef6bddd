import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { type EntryState, isStatementOpen } from '@anfilada/contract/payments/bank-entries'

/** So many invoices are offered for a line. */
export const offeredInvoices = 20

/** A job takes the statement in: how far it is, no news tell. */
const recountMs = 1_000
const linesAtOnce = 200

/** The newest first. */
export function statementsQuery(language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['statements', 'list'],
    queryFn: ({ signal, pageParam }) => callAction('list_bank_statements', pageParam ? { before: pageParam } : {}, { language, signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export function statementQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['statements', 'one', id],
    queryFn: async ({ signal }) => (await callAction('get_bank_statement', { statement_id: id }, { language, signal })).result,
    refetchInterval: ({ state: { data } }) => (data && isStatementOpen(data.state) ? recountMs : false),
  })
}

/** Its lines as they stand in the file, or those that stand so. Begun anew when the job is done with it. */
export function entriesQuery(id: number, state: EntryState | undefined, isOpen: boolean, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['statements', 'entries', id, state, isOpen],
    queryFn: ({ signal, pageParam }) =>
      callAction(
        'list_bank_entries',
        { statement_id: id, limit: linesAtOnce, ...(state && { state }), ...(pageParam && { after: pageParam }) },
        { language, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}

export type InvoiceSearch = { number: number | undefined; customer: number | undefined; inn: string }

/** Unpaid invoices, newest first: of this number or customer, else of this INN where one is known. */
export function openInvoicesQuery({ number, customer, inn }: InvoiceSearch, language: OfficeLanguage) {
  const asked = {
    ...(number && { number }),
    ...(customer && { customer_id: customer }),
    ...(!number && !customer && inn !== '' && { inn }),
  }
  return queryOptions({
    queryKey: ['statements', 'invoices', asked],
    queryFn: ({ signal }) =>
      callAction('list_invoices', { kind: 'invoice', unpaid: true, limit: offeredInvoices, ...asked }, { language, signal }),
  })
}
