import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { EdoData } from '@anfilada/contract/edo/edo'
import type { Language } from '@anfilada/contract/languages'

const edoKey = ['edo'] as const

/** What of the electronic exchange of documents was asked for, and is so. */
export function edoQuery(language: Language) {
  return queryOptions({
    queryKey: edoKey,
    queryFn: async ({ signal }) => (await callAction('prefetch_edo_data', { language }, { language, signal })).result,
  })
}

/** A request answers with what the server has kept. */
export function useKeepEdo(): (edo: EdoData) => void {
  const queries = useQueryClient()
  return (edo) => queries.setQueryData(edoKey, edo)
}
