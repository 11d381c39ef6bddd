import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

export function companyQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['company', language],
    queryFn: async ({ signal }) => (await callAction('company_versions', { language }, { language, signal })).result,
  })
}
