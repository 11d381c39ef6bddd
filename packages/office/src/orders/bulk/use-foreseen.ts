import { useQuery } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import type { BulkAnswer } from './bulk-act.ts'

/** So many the server foresees at once; of more than that, the rest is only answered. */
const most = 200
const nothing: ReadonlyMap<number, string> = new Map()

/**
 * Which of the orders the answer cannot be, each with the reason, as it was when the dialog opened. Without an answer from the server nothing is
 * foreseen, and each is refused when it is sent.
 */
export function useForeseen(orders: readonly OfficeOrder[], answer: BulkAnswer['does']): ReadonlyMap<number, string> {
  const { language } = useLanguage()
  const asked = orders.slice(0, most).map(({ id, data }) => ({ order_id: id, revision: data.revision }))
  const { data } = useQuery({
    queryKey: ['foreseen', answer, asked, language],
    queryFn: async ({ signal }) => {
      const { result } = await callAction('preview_decisions', { answer, orders: asked, language }, { language, signal })
      return new Map(result.flatMap(({ order_id: id, refusal }) => (refusal ? [[id, refusal.error] as const] : [])))
    },
    // What stands in the dialog stays: nothing moves under the hand.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  return data ?? nothing
}
