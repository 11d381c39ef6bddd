import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

/** A second telephone may be quicker: read at each look. */
export function voucherQuery(code: string, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['voucher', code, language],
    queryFn: async ({ signal }) => (await callAction('office_voucher', { code, language }, { language, signal })).result,
    staleTime: 0,
    retry: false,
  })
}
