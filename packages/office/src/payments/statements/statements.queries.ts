import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { type EntryState, isStatementOpen } from '@anfilada/contract/payments/bank-entries'

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
