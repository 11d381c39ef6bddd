import type { QueuePart } from '@anfilada/contract/orders/office-orders'
import type { OrderKind } from '@anfilada/contract/orders/items'
import type { QueueFilter } from '@anfilada/contract/orders/queue-filter'
import { chosen, flagIn, idIn, manyIn, oneOf } from '@anfilada/browser/read-address'
import type { Section } from '../shell/layout/menu.ts'

/** Its place in the bar. */
export const queueSection = { word: 'queue', path: '/queue', ability: ['read', 'OfficeOrder'] } as const satisfies Section

// Not the contract's own lists: they stand beside schemas, and every page of the office would load them.
export const kinds = ['museum_tickets', 'schedule', 'audio_guides', 'transport', 'guide'] as const satisfies readonly OrderKind[]
export const parts = ['new', 'line', 'change'] as const satisfies readonly QueuePart[]

/** The address of the queue: what is shown of it, and which order is open. */
export type QueueSearch = QueueShown & { order?: number }

/** `urgent`: only what is overdue or due in the next hours, by the screen's own clock (decision 0104). */
export type QueueShown = QueueFilter & { urgent?: true }

export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  return chosen({
    kind: manyIn(search.kind, (one) => oneOf(kinds, one)),
    part: manyIn(search.part, (one) => oneOf(parts, one)),
    urgent: flagIn(search.urgent),
    order: idIn(search.order),
  })
}
