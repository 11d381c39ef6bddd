import type { OrderKind } from './items.ts'
import type { QueueCount, QueuePart } from './office-orders.ts'

/** How the queue is narrowed: what is left out lets all through, of several any one fits. */
export type QueueFilter = { kind?: OrderKind[]; part?: QueuePart[] }

/** How many of those that wait a filter lets through. */
export function countIn(counts: readonly QueueCount[], { kind, part }: QueueFilter): number {
  return counts
    .filter((one) => (kind?.includes(one.kind) ?? true) && (part?.includes(one.part) ?? true))
    .reduce((total, { count }) => total + count, 0)
}
