import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

/** People move: asked for each time, and again while somebody looks. */
export function whereaboutsQuery(museumId: number, language: Language) {
  return queryOptions({
    queryKey: ['whereabouts', museumId, language],
    queryFn: ({ signal }) => callAction('get_location', { museum_id: museumId, language }, { language, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  })
}
