import type { OrderNews, PaymentNews, ReadyEvent } from '@anfilada/contract/events'
import type { StreamBlock } from './event-parser.ts'

/** What a screen hears: the stream begins (again), or something about one order or one payment changed. */
export type LiveNews =
  | { event: 'ready'; resumed: boolean }
  | { event: 'order'; orderId: number; topic: string }
  /** `paymentId` null: a task of the accountant that is about no payment. */
  | { event: 'payment'; paymentId: number | null; topic: string }
  /** Something of the editors began for somebody. */
  | { event: 'publication' }
  /** The user listens in too many browsers, and here no longer. */
  | { event: 'dropped' }

const listeners = new Set<(news: LiveNews) => void>()

/** Calls back with all that is told while the screen is open. */
export function watchNews(listener: (news: LiveNews) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function tellNews(news: LiveNews): void {
  for (const listener of listeners) listener(news)
}

/** Undefined for what only moves the position and for events of a newer server. */
export function newsOf({ event, data }: StreamBlock): LiveNews | undefined {
  if (event === 'ready') return { event, resumed: (JSON.parse(data) as ReadyEvent).resumed }
  if (event === 'dropped' || event === 'publication') return { event }
  if (event === 'payment') {
    const { payment_id, topic } = JSON.parse(data) as PaymentNews
    return { event, paymentId: payment_id, topic }
  }
  if (event !== 'order') return undefined
  const { order_id, topic } = JSON.parse(data) as OrderNews
  return { event, orderId: order_id, topic }
}
