import { queryOptions } from '@tanstack/react-query'
import type { AppLanguage } from '../../app.ts'
import { callAction } from '../../server/http.ts'

export function sessionsQuery(language: AppLanguage) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await callAction('list_sessions', { language }, { language, signal })).result,
  })
}
