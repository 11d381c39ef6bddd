import { infiniteQueryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { messagesKey, threadKey } from '@anfilada/browser/messages/message-keys'
import type { Language } from '@anfilada/contract/languages'

const [pageSize, threadsSize] = [50, 30]

/** Where a thread stands: with an order, with feedback (then `order_id` is null), or with the customer by itself. */
export type Place = { order_id: number | null; feedback_id?: number }

/** Names the thread for the screens. */
export function placeName({ order_id: order, feedback_id: feedback }: Place): string {
  if (feedback !== undefined) return `feedback:${feedback}`
  return order === null ? 'general' : `order:${order}`
}

/** A thread by pages, the latest first. */
export function threadQuery(place: Place, language: Language) {
  return infiniteQueryOptions({
    queryKey: threadKey(placeName(place)),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'get_messages',
        { ...place, limit: pageSize, ...(pageParam !== null && { before: pageParam }), language },
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

/** Feedback that the reader may see, that in which something was written last first. */
export function feedbackQuery(language: Language) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'threads', 'feedback', language],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('get_feedback', { limit: threadsSize, ...(pageParam !== null && { after: pageParam }), language }, { language, signal }),
    getNextPageParam: ({ next }) => next,
  })
}
