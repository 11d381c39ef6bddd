import { queryOptions } from '@tanstack/react-query'
import type { AppLanguage } from '../app.ts'
import { callAction } from '../server/http.ts'
import type { AskedList } from './asked-list.ts'

/** While one is being written, how far it is is asked again. */
const whileRunningMs = 1_500

export function exportsQuery(language: AppLanguage) {
  return queryOptions({
    queryKey: ['exports', 'all', language],
    queryFn: async ({ signal }) => (await callAction('list_exports', { language }, { language, signal })).result,
    refetchInterval: ({ state }) => (state.data?.some(({ file, failure }) => file === null && failure === null) ? whileRunningMs : false),
  })
}

export function exportCountQuery(asked: AskedList, language: AppLanguage) {
  return queryOptions({
    queryKey: ['exports', 'count', asked, language],
    queryFn: async ({ signal }) => (await callAction('count_export', { ...asked, language }, { language, signal })).result.total,
    gcTime: 0,
  })
}
