/**
 * Order statuses and their moves: nothing leads out of `rejected` and `cancelled` (specification/orders.md). Screens, server and tests ask
 * this table.
 */
export const orderStatuses = ['in_processing', 'confirmed', 'waiting_list', 'rejected', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Where each status may go; nothing leads out of `rejected` and `cancelled`. */
export const nextStatuses = {
  in_processing: ['confirmed', 'waiting_list', 'rejected', 'cancelled'],
  waiting_list: ['in_processing', 'confirmed', 'rejected', 'cancelled'],
  confirmed: ['cancelled'],
  rejected: [],
  cancelled: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  const allowed: readonly OrderStatus[] = nextStatuses[from]
  return allowed.includes(to)
}

/** Whether an order in this status counts against the capacity of its slot. */
const placeHolding = {
  in_processing: true,
  confirmed: true,
  waiting_list: false,
  rejected: false,
  cancelled: false,
} as const satisfies Record<OrderStatus, boolean>

export function holdsPlaces(status: OrderStatus): boolean {
  return placeHolding[status]
}

/** Statuses that nothing leads out of: derived, so that a new status cannot be forgotten. */
export function isClosed(status: OrderStatus): boolean {
  return nextStatuses[status].length === 0
}

/**
 * Why the system itself ended an order, as the row keeps it; the server puts them into the reader's words. Unpaid in the hours that the
 * contract gives; unanswered when the visit began; waiting until the cut-off. specification/orders.md.
 */
export const systemReasons = ['unpaid', 'not_answered', 'waiting_ended'] as const
export type SystemReason = (typeof systemReasons)[number]

export function isSystemReason(text: string): text is SystemReason {
  return (systemReasons as readonly string[]).includes(text)
}
