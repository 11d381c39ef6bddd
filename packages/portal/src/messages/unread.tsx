import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, type ReactNode } from 'react'
import { callAction } from '@anfilada/browser/http'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import { unreadKey } from '@anfilada/browser/messages/message-keys'
import type { Language } from '@anfilada/contract/languages'

/** How much the reader has not read, together and by order. */
export function unreadQuery(language: Language) {
  return queryOptions({
    queryKey: unreadKey,
    queryFn: async ({ signal }) => (await callAction('count_unread_messages', { language }, { language, signal })).result,
  })
}

const none: ReadonlyMap<number, number> = new Map()
const ByOrder = createContext(none)

/** Tells the rows of a list what the menu has asked, and nothing more: it says so once for all of them. */
export function UnreadByOrder({ children }: { children: ReactNode }) {
  const { data } = useQuery({ ...unreadQuery(useLanguage().language), enabled: false })
  const unread = useMemo(() => new Map(data?.orders.map(({ order_id, unread: count }) => [order_id, count])), [data])
  return <ByOrder value={unread}>{children}</ByOrder>
}

/** Messages of an order that wait to be read. */
export function useUnreadOf(orderId: number): number {
  return use(ByOrder).get(orderId) ?? 0
}
