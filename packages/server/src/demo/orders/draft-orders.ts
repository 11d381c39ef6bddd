import { agencyVisits } from './agency-visits.ts'
import { archiveOrders } from './archive-orders.ts'
import { fillSlots, queueOrders } from './background-orders.ts'
import { type OrderDraft, statusOf } from './order-draft.ts'
import { otherVisits } from './other-visits.ts'
import type { ServiceDraft } from './service-draft.ts'
import { serviceDrafts } from './service-visits.ts'
import type { SlotBook } from './slots.ts'
import { draftVisit } from './visit.ts'

/** Orders that wait for the dispatcher, those of the demo logins counted. */
export const queueSize = { inProcessing: 25, waiting: 6 }

/**
 * All orders of the demo; they take their places in the book. The named ones are placed beside the background, the queue is filled up
 * with orders of the background agencies.
 */
export function draftOrders(book: SlotBook, today: string): (OrderDraft | ServiceDraft)[] {
  const background = fillSlots(book, today)
  const named = [...agencyVisits, ...otherVisits].map((visit) => draftVisit(book, today, visit))
  const services = serviceDrafts(today)
  const waitingFor = (status: string): number => [...named, ...services].filter((draft) => statusOf(draft.steps) === status).length
  const queue = queueOrders(book, today, {
    inProcessing: queueSize.inProcessing - waitingFor('in_processing'),
    waiting: queueSize.waiting - waitingFor('waiting_list'),
  })
  return [...archiveOrders(today), ...background, ...named, ...services, ...queue]
}
