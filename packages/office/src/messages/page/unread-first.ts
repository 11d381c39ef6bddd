import { useState } from 'react'
import type { MessageThread } from '@anfilada/contract/messages/messages'
import type { ThreadPlace } from '../messages.queries.ts'

export type ThreadRowData = { id: number; thread: MessageThread; wasUnread: boolean }

/** How a list tells threads apart: by the order, or by the customer below zero. */
export function rowOf({ customer_id, order_id }: { customer_id: number; order_id: number | null }): { id: number; at: ThreadPlace } {
  return order_id === null ? { id: -customer_id, at: { customer_id } } : { id: order_id, at: { order_id } }
}

const idOf = ({ customer_id, order }: MessageThread): number => rowOf({ customer_id, order_id: order?.id ?? null }).id

/**
 * Threads that nobody has read, those that were told of last first, before all others. One stays in its place while the screen is open,
 * though it is read there: otherwise each thread would run away under the hand that opens it.
 */
export function useUnreadFirst(unread: readonly MessageThread[], all: readonly MessageThread[]): ThreadRowData[] {
  const [kept, setKept] = useState<readonly MessageThread[]>([])
  const next = keepUnread(kept, unread)
  if (next !== kept) setKept(next)
  return unreadFirst(next, unread, all)
}

/** The same list where nothing unread has come. */
export function keepUnread(kept: readonly MessageThread[], unread: readonly MessageThread[]): readonly MessageThread[] {
  const known = new Set(kept.map(idOf))
  const fresh = unread.filter((thread) => !known.has(idOf(thread)))
  return fresh.length === 0 ? kept : [...fresh, ...kept]
}

/** Each as it was answered last; a kept one that no page holds any more has been read. */
export function unreadFirst(
  kept: readonly MessageThread[],
  unread: readonly MessageThread[],
  all: readonly MessageThread[],
): ThreadRowData[] {
  const now = new Map([...all, ...unread].map((thread) => [idOf(thread), thread]))
  const first = new Set(kept.map(idOf))
  return [
    ...kept.map((thread) => ({ id: idOf(thread), thread: now.get(idOf(thread)) ?? { ...thread, unread: 0 }, wasUnread: true })),
    ...all.filter((thread) => !first.has(idOf(thread))).map((thread) => ({ id: idOf(thread), thread, wasUnread: false })),
  ]
}
