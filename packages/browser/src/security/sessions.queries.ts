import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AppLanguage } from '../app.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'
import { newKey } from '../server/act-key.ts'
import { callAction } from '../server/http.ts'

export function sessionsQuery(language: AppLanguage) {
  return queryOptions({
    queryKey: ['sessions'],
    queryFn: async ({ signal }) => (await callAction('list_sessions', { language }, { language, signal })).result,
  })
}

/** Ends the session of that number, or all but this one; answers how many ended. Ending what has ended already is harmless. */
export function useEndSession() {
  const { language } = useLanguage()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (id: number | 'others') => {
      const options = { language, idempotencyKey: newKey() }
      const answer =
        id === 'others'
          ? await callAction('end_other_sessions', { language }, options)
          : await callAction('end_session', { session_id: id, language }, options)
      return answer.result.ended_sessions
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['sessions'] }),
  })
}
