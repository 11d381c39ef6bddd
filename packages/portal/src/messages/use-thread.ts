import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Written } from '@anfilada/browser/messages/Composer'
import { sendMessage, useWaitingMessages, watchSent } from '@anfilada/browser/messages/waiting-messages'
import { newKey } from '@anfilada/browser/send-once'
import type { Message, MessagePage } from '@anfilada/contract/messages/messages'
import { messagesKey, placeName, threadQuery, unreadKey } from './messages.queries.ts'

type Pages = InfiniteData<MessagePage, number | null>

/** One thread as it is shown: what was said, what waits to be sent, and how to add to it. */
export function useThread(orderId: number | null) {
  const { language } = useLanguage()
  const query = useInfiniteQuery(threadQuery(orderId, language))
  const messages = query.data?.pages.toReversed().flatMap(({ result }) => result) ?? []
  const place = placeName(orderId)
  useSent()
  useReading(orderId, messages.findLast(({ side }) => side === 'office')?.id)
  return {
    query,
    messages,
    waiting: useWaitingMessages().filter((one) => one.place === place),
    mayWrite: useMay()(['create', 'Message']),
    place,
    send: ({ text, file }: Written) =>
      sendMessage(
        'post_message',
        { order_id: orderId, text, ...(file && { file_id: file.file_id }) },
        { place, text: text || (file?.name ?? ''), language },
      ),
  }
}

/** What was sent stands in its thread at once: nothing blinks between waiting and being there. */
function useSent(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchSent((message, place) => {
        queries.setQueryData<Pages>([...messagesKey, 'thread', place], (shown) => shown && withMessage(shown, message))
        void queries.invalidateQueries({ queryKey: [...messagesKey, 'threads'] })
      }),
    [queries],
  )
}

function withMessage({ pages: [latest, ...older], pageParams }: Pages, message: Message): Pages {
  if (!latest || latest.result.some(({ id }) => id === message.id)) return { pages: latest ? [latest, ...older] : older, pageParams }
  return { pages: [{ ...latest, result: [...latest.result, message] }, ...older], pageParams }
}

/** What is shown while somebody looks is read. */
function useReading(orderId: number | null, last: number | undefined): void {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const mayWrite = useMay()(['create', 'Message'])
  const told = useRef(0)
  useEffect(() => {
    if (last === undefined || !mayWrite) return undefined
    const read = (): void => {
      if (document.visibilityState !== 'visible' || told.current >= last) return
      told.current = last
      callAction('mark_messages_read', { order_id: orderId, message_id: last }, { language, idempotencyKey: newKey() }).then(
        ({ result }) => queries.setQueryData(unreadKey, result),
        // Told again with the next message, or when the thread is opened again.
        () => (told.current = 0),
      )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [last, orderId, mayWrite, language, queries])
}
