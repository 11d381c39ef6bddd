/** The address of the queue: which order is open. */
export type QueueSearch = { order?: number }

export function readQueueSearch(search: Record<string, unknown>): QueueSearch {
  const order = Number(search.order)
  return Number.isSafeInteger(order) && order > 0 ? { order } : {}
}
