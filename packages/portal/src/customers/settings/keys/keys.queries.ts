import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

export function keysQuery(language: Language) {
  return queryOptions({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await callAction('list_api_keys', { language }, { language, signal })).result,
  })
}
