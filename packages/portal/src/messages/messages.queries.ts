import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { messagesKey, threadKey } from '@anfilada/browser/messages/message-keys'
import type { Language } from '@anfilada/contract/languages'

const [pageSize, threadsSize] = [50, 30]

/** Names an order's thread, or the general one, for the screens. */
export const placeName = (orderId: number | null): string => (orderId === null ? 'general' : `order:${orderId}`)

/** A thread by pages, the latest first. */
export function threadQuery(orderId: number | null, language: Language) {
  return infiniteQueryOptions({
    queryKey: threadKey(placeName(orderId)),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'get_messages',
        { order_id: orderId, limit: pageSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ earlier }) => earlier,
  })
}

export function threadsQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'threads', language],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'get_message_threads',
        { limit: threadsSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}

export function searchQuery(search: string, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'search', search],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'search_messages',
        { search, limit: threadsSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}
