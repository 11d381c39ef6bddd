import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { Language } from '@anfilada/contract/languages'

/** Under the key of the orders; it stays in memory, so that it is shown where there is no line. */
export function voucherQuery(id: number, language: Language) {
  return queryOptions({
    queryKey: ['orders', 'voucher', id, language],
    queryFn: async ({ signal }) => (await callAction('show_voucher', { request_id: id, language }, { language, signal })).result,
  })
}
