import type { MessageNews, OrderNews, PaymentNews, ReadyEvent } from '@anfilada/contract/events'
import type { StreamBlock } from './event-parser.ts'

/** What a screen hears: the stream begins (again), or something about one order or one payment changed. */
export type LiveNews =
  | { event: 'ready'; resumed: boolean }
  | { event: 'order'; orderId: number; topic: string }
  /** `paymentId` null: a task of the accountant that is about no payment. */
  | { event: 'payment'; paymentId: number | null; topic: string }
  /** Something of the editors began for somebody. */
  | { event: 'publication' }
  /** `orderId` null: of a customer's general thread. */
  | { event: 'message'; orderId: number | null; topic: string }
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
  if (event !== 'order' && event !== 'message' && event !== 'payment') return undefined
  const { order_id: orderId, payment_id: paymentId, topic } = JSON.parse(data) as OrderNews & MessageNews & PaymentNews
  return event === 'payment' ? { event, paymentId, topic } : { event, orderId, topic }
}
