import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { callAction } from '@anfilada/browser/http'
import { messagesKey, threadKey } from '@anfilada/browser/messages/message-keys'
import type { FeedbackState } from '@anfilada/contract/messages/feedback-kinds'
import type { OfficeLanguage } from '@anfilada/contract/languages'

const [pageSize, threadsSize, mostUnread] = [50, 50, 200]

/** Where a conversation stands: with an order, or with a customer by itself. */
export type ThreadPlace = { order_id: number } | { customer_id: number }
/** Where any thread stands: feedback has one, too. */
export type Place = ThreadPlace | { feedback_id: number }

/** Names the thread for the screens. */
export function placeName(place: Place): string {
  if ('feedback_id' in place) return `feedback:${place.feedback_id}`
  return 'order_id' in place ? `order:${place.order_id}` : `customer:${place.customer_id}`
}

/** By pages, the latest first; with the language in which the customer reads. */
export function threadQuery(place: Place, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: threadKey(placeName(place)),
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction('office_messages', { ...place, limit: pageSize, ...(pageParam !== null && { before: pageParam }) }, { language, signal }),
    getNextPageParam: ({ earlier }) => earlier,
  })
}

/** That in which something was written last comes first. */
export function threadsQuery(language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'threads', language],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'office_message_threads',
        { limit: threadsSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}

/** Those that nobody in the office has read. */
export function unreadThreadsQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: [...messagesKey, 'threads', language, 'unread'],
    queryFn: async ({ signal }) =>
      (await callAction('office_message_threads', { unread: true, limit: mostUnread, language }, { language, signal })).result,
  })
}

export function searchQuery(search: string, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'search', search],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'office_search_messages',
        { search, limit: threadsSize, ...(pageParam !== null && { before: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}

/** Feedback of a state, as the server orders it. */
export function feedbackQuery(state: FeedbackState, language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: [...messagesKey, 'threads', 'feedback', state],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      callAction(
        'office_feedback',
        { state, limit: threadsSize, ...(pageParam !== null && { after: pageParam }), language },
        { language, signal },
      ),
    getNextPageParam: ({ next }) => next,
  })
}

/** One, whatever its state. */
export function oneFeedbackQuery(id: number, language: OfficeLanguage) {
  return queryOptions({
    queryKey: [...messagesKey, 'threads', 'feedback', id],
    queryFn: async ({ signal }) =>
      (await callAction('office_feedback', { feedback_id: id, language }, { language, signal })).result[0] ?? null,
  })
}

export const templatesKey = 'message-templates'

/** All in one page. */
export function templatesQuery(language: OfficeLanguage) {
  return infiniteQueryOptions({
    queryKey: [templatesKey],
    initialPageParam: null,
    queryFn: ({ signal }) => callAction('message_templates', { language }, { language, signal }),
    getNextPageParam: () => null,
  })
}
