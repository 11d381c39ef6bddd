import { orderStatuses, type OrderStatus } from '@anfilada/contract/order-status'

/** What the addresses of the orders' screens may carry; anything else in them is left out. */
export type UpcomingSearch = { status?: OrderStatus }
export type OrderSearch = { id?: number }
export type ArchiveSearch = { no?: string; museum?: number; from?: string; to?: string; after?: string }

type Raw = Record<string, unknown>

export function readUpcomingSearch({ status }: Raw): UpcomingSearch {
  const known = orderStatuses.find((one) => one === status)
  return known ? { status: known } : {}
}

export function readOrderSearch({ id }: Raw): OrderSearch {
  const number = positive(id)
  return number ? { id: number } : {}
}

export function readArchiveSearch({ no, museum, from, to, after }: Raw): ArchiveSearch {
  const museumId = positive(museum)
  return {
    ...(text(no) && { no: text(no) }),
    ...(museumId && { museum: museumId }),
    ...(isDate(from) && { from }),
    ...(isDate(to) && { to }),
    ...(text(after) && { after: text(after) }),
  }
}

function positive(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isDate(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}
