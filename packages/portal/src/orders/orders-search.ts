import { chosen, dateIn, flagIn, idIn, manyIn, oneOf, periodIn, textIn } from '@anfilada/browser/read-address'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import type { OrderFilters } from '@anfilada/contract/orders/order-filters'
import type { OrderKind } from '@anfilada/contract/orders/items'

export const orderViews = ['list', 'table', 'calendar', 'programme'] as const
export type OrderView = (typeof orderViews)[number]

/**
 * What the addresses of the orders' screens may carry; anything else in them is left out. Where nothing is said the orders are shown as their
 * reader left them, in rows or in a table.
 */
export type UpcomingSearch = OrderFilters & { view?: OrderView; past?: true; month?: string; day?: string }
export type OrderSearch = { id?: number }
export type ArchiveSearch = { no?: string; museum?: number; from?: string; to?: string; after?: string }

type Raw = Record<string, unknown>

/** By name: the contract's own list stands beside schemas, and would bring zod to the first page (8 KB). */
const kinds: Record<OrderKind, true> = { museum_tickets: true, schedule: true, audio_guides: true, transport: true, guide: true }

export function readUpcomingSearch({ unpaid, status, museum, kind, guide, view, dense, past, month, day }: Raw): UpcomingSearch {
  return chosen({
    unpaid: flagIn(unpaid),
    status: manyIn(status, (one) => oneOf(orderStatuses, one)),
    museum: manyIn(museum, idIn),
    kind: manyIn(kind, (one) => (isKind(one) ? one : undefined)),
    guide: textIn(guide),
    // What links of before called compact is the table now.
    view: oneOf(orderViews, view) ?? (flagIn(dense) && 'table'),
    past: flagIn(past),
    month: dateIn(`${textIn(month)}-01`)?.slice(0, 7),
    day: dateIn(day),
  })
}

/** The filters among all that the address of the list carries. */
export function filtersOf({ unpaid, status, museum, kind, guide }: UpcomingSearch): OrderFilters {
  return chosen({ unpaid, status, museum, kind, guide })
}

/** An address that names an order which can be none names the order 0, which is not found; one that names nothing means the order last looked at. */
export function readOrderSearch({ id }: Raw): OrderSearch {
  return chosen({ id: id === undefined ? undefined : (idIn(id) ?? 0) })
}

export function readArchiveSearch({ no, museum, from, to, after }: Raw): ArchiveSearch {
  return chosen({
    no: textIn(no),
    museum: idIn(museum),
    ...periodIn(from, to),
    after: textIn(after),
  })
}

function isKind(value: unknown): value is OrderKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value)
}
