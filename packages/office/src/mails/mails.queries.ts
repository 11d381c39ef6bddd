import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { MailsSearch } from './screens.ts'

const rereadMs = 15_000

export function mailsQuery({ search, state }: Pick<MailsSearch, 'search' | 'state'>, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: ['mails', 'list', search, state],
    queryFn: ({ signal, pageParam }) => {
      const asked = { ...(search && { search }), ...(state && { state }), ...(pageParam && { before: pageParam }) }
      return callAction('office_mails', asked, { language, signal })
    },
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
    // A job sends them; nothing tells when.
    refetchInterval: rereadMs,
  })
}

export function mailQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['mails', 'one', id],
    queryFn: async ({ signal }) => (await callAction('office_mail', { mail_id: id }, { language, signal })).result,
  })
}
