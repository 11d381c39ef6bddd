import { queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import type { OfficeLanguage } from '@anfilada/contract/languages'

/** Who goes along with an order, and who could. Read anew with the order: another one of the same hour may take somebody. */
export function assignmentQuery(orderId: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'assignment', orderId, language],
    queryFn: async ({ signal }) => (await callAction('order_assignment', { order_id: orderId, language }, { language, signal })).result,
  })
}
