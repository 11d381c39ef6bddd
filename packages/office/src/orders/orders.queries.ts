import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { callAction, type ActionInput, type ActionName } from '@anfilada/browser/http'
import { useMay } from '@anfilada/browser/ability'
import { sendOnce } from '@anfilada/browser/send-once'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import type { QueueFilter } from '@anfilada/contract/orders/queue-filter'

/** Names and labels come in the reader's language, so it is a part of every key. */
export function queueQuery(language: OfficeLanguage, filter: QueueFilter = {}) {
  return infiniteQueryOptions({
    queryKey: ['orders', 'queue', language, filter],
    queryFn: ({ signal, pageParam }) =>
      callAction('office_queue', { language, ...filter, ...(pageParam && { after: pageParam }) }, { language, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })
}

export function orderQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'one', id, language],
    queryFn: async ({ signal }) => (await callAction('office_order', { order_id: id, language }, { language, signal })).result,
  })
}

/** What stands beside an order before it is answered. */
export function contextQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: ['orders', 'context', id, language],
    queryFn: async ({ signal }) => (await callAction('order_context', { order_id: id, language }, { language, signal })).result,
  })
}

/** How many orders wait for an answer; undefined until it is known. */
export function useQueueTotal(): number | undefined {
  const { language } = useLanguage()
  const may = useMay()
  const { data } = useInfiniteQuery({ ...queueQuery(language), enabled: may(['read', 'OfficeOrder']) })
  return data?.pages.at(-1)?.total
}

type DecisionName = Extract<
  ActionName,
  'confirm_order' | 'wait_order' | 'reject_order' | 'cancel_order' | 'accept_change' | 'decline_change'
>
export type Decision = { [N in DecisionName]: { action: N; data: ActionInput<N> } }[DecisionName]

/** Sends one decision; repeated after a silence it is recorded once. Reads nothing anew. */
export async function sendDecision({ action, data }: Decision, language: OfficeLanguage) {
  return (await sendOnce(action, { ...data, language }, language)).result
}
