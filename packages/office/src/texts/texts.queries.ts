import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function textsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['texts', 'all', language],
    queryFn: async ({ signal }) => (await callAction('legal_texts', { language }, { language, signal })).result,
  })
}

export function textQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['texts', 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('legal_text', { text_id: id, language }, { language, signal })).result,
  })
}
