import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

/** Under the key of the orders: what is told of any of them reads it anew. */
export function programmeQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: ['orders', 'programme', id, language],
    queryFn: async ({ signal }) => (await callAction('get_programme', { programme_id: id, language }, { language, signal })).result,
  })
}
