import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useMay } from '@anfilada/browser/ability'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { recall } from '@anfilada/browser/memory'
import { unreadKey } from '@anfilada/browser/messages/message-keys'
import { useMessageNews } from '@anfilada/browser/messages/message-news'
import type { OfficeLanguage } from '@anfilada/contract/languages'

/** How much of what customers wrote nobody has read, together and by order. */
function unreadQuery(language: OfficeLanguage) {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await callAction('office_unread_messages', { language }, { language, signal })).result,
  })
}

/** Milliseconds: what waits to be sent must not keep the page from its first rows. */
const delay = 2_000

/** How much of what customers wrote nobody has read, kept true by the news; what waited to be sent goes on from here. */
export function useUnreadMessages(): number | undefined {
  const { data } = useQuery({ ...unreadQuery(useLanguage().language), enabled: useMay()(['read', 'OfficeMessage']) })
  useMessageNews()
  useEffect(() => {
    const timer = setTimeout(resume, delay)
    return () => clearTimeout(timer)
  }, [])
  return data && data.unread + data.feedback
}

/** What sends comes with the first screen of messages, or for what waits. */
function resume(): void {
  if (recall('messages') !== undefined) void import('./messages-chunk.ts').then(({ resumeWaiting }) => resumeWaiting())
}

/** The same of each order in which anything is unread: what the bar has asked, and nothing more. */
export function useUnreadByOrder(): ReadonlyMap<number, number> {
  const { data } = useQuery({ ...unreadQuery(useLanguage().language), enabled: false })
  return new Map(data?.orders.map(({ order_id, unread }) => [order_id, unread]))
}
