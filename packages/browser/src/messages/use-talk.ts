import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Message, MessagePage, UnreadMessages } from '@anfilada/contract/messages/messages'
import { messagesKey, threadKey, unreadKey } from './message-keys.ts'
import { useWaitingMessages, watchSent } from './waiting-messages.ts'

type Talk = {
  /** Names the thread: for what was read of it, and for what waits to be sent. */
  place: string
  side: Message['side']
  /** What has come of it, the latest page first. */
  pages: readonly MessagePage[] | undefined
  /** Tells the server what is read by now; undefined for who only looks on. */
  tellRead: ((messageId: number) => Promise<{ result: UnreadMessages }>) | undefined
}

/** One thread as it is shown: what was said, what waits to be sent, and (`end`) where its end is seen, by which it is read. */
export function useTalk({ place, side, pages = [], tellRead }: Talk) {
  const messages = pages.toReversed().flatMap(({ result }) => result)
  const waiting = useWaitingMessages().filter((one) => one.place === place)
  useSent()
  const end = useReading(messages.findLast((message) => message.side !== side)?.id, tellRead)
  return { messages, waiting, end }
}

type Pages = InfiniteData<MessagePage, number | null>

/** What was sent stands in its thread at once: nothing blinks between waiting and being there. */
function useSent(): void {
  const queries = useQueryClient()
  useEffect(
    () =>
      watchSent((message, place) => {
        queries.setQueryData<Pages>(threadKey(place), (shown) => shown && withMessage(shown, message))
        void queries.invalidateQueries({ queryKey: [...messagesKey, 'threads'] })
      }),
    [queries],
  )
}

function withMessage({ pages: [latest, ...older], pageParams }: Pages, message: Message): Pages {
  if (!latest || latest.result.some(({ id }) => id === message.id)) return { pages: latest ? [latest, ...older] : older, pageParams }
  return { pages: [{ ...latest, result: [...latest.result, message] }, ...older], pageParams }
}

/** What is seen while somebody looks is read: not what lies below the window, nor what is in a tab behind another. */
function useReading(last: number | undefined, tellRead: Talk['tellRead']) {
  const queries = useQueryClient()
  const told = useRef(0)
  const [isSeen, end] = useSeen()
  const mayTell = tellRead !== undefined
  const read = useEffectEvent((messageId: number) => {
    if (!tellRead || document.visibilityState !== 'visible' || told.current >= messageId) return
    told.current = messageId
    tellRead(messageId).then(
      ({ result }) => queries.setQueryData(unreadKey, result),
      // Told again with the next message, or when the thread is opened again.
      () => (told.current = 0),
    )
  })
  useEffect(() => {
    if (last === undefined || !isSeen || !mayTell) return undefined
    read(last)
    const onVisible = () => read(last)
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [last, isSeen, mayTell])
  return end
}

/** Whether the element stands in the window, and in what it is scrolled in. */
function useSeen(): [boolean, (element: Element | null) => (() => void) | undefined] {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  const ref = useCallback((element: Element | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [isSeen, ref]
}
