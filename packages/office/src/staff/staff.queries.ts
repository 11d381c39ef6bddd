import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function staffQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['staff'],
    queryFn: async ({ signal }) => (await callAction('staff_members', {}, { language, signal })).result,
  })
}
