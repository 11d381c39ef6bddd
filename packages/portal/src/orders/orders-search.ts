import { isCalendarDate, isInOrder } from '@anfilada/contract/dates'
import { orderStatuses, type OrderStatus } from '@anfilada/contract/orders/order-status'
import type { OrderKind } from '@anfilada/contract/orders/items'

/** What the addresses of the orders' screens may carry; anything else in them is left out. */
export type OrderFilters = { unpaid?: true; status?: OrderStatus; museum?: number; kind?: OrderKind; guide?: string }
/** `list` and the roomy rows are what is shown when nothing is said, so they stay out of the address. */
export type UpcomingSearch = OrderFilters & { view?: 'calendar' | 'programme'; dense?: true; past?: true; month?: string; day?: string }
export type OrderSearch = { id?: number }
export type ArchiveSearch = { no?: string; museum?: number; from?: string; to?: string; after?: string }

type Raw = Record<string, unknown>

/** By name: the contract's own list stands beside schemas, and would bring zod to the first page (8 KB). */
const kinds: Record<OrderKind, true> = { museum_tickets: true, schedule: true, audio_guides: true, transport: true, guide: true }

export function readUpcomingSearch({ unpaid, status, museum, kind, guide, view, dense, past, month, day }: Raw): UpcomingSearch {
  return stated({
    unpaid: isOn(unpaid),
    status: orderStatuses.find((one) => one === status),
    museum: positive(museum),
    kind: isKind(kind) ? kind : undefined,
    guide: text(guide) || undefined,
    view: view === 'calendar' || view === 'programme' ? view : undefined,
    dense: isOn(dense),
    past: isOn(past),
    month: isDate(`${text(month)}-01`) ? text(month) : undefined,
    day: isDate(day) ? day : undefined,
  })
}

/** The filters among all that the address of the list carries. */
export function filtersOf({ unpaid, status, museum, kind, guide }: UpcomingSearch): OrderFilters {
  return stated({ unpaid, status, museum, kind, guide })
}

/** An address that names an order which can be none names the order 0, which is not found; one that names nothing means the order last looked at. */
export function readOrderSearch({ id }: Raw): OrderSearch {
  return stated({ id: id === undefined ? undefined : (positive(id) ?? 0) })
}

export function readArchiveSearch({ no, museum, from, to, after }: Raw): ArchiveSearch {
  return stated({
    no: text(no) || undefined,
    museum: positive(museum),
    ...readPeriod(from, to),
    after: text(after) || undefined,
  })
}

/** Of a period that ends before it begins the end is left out. */
export function readPeriod(from: unknown, to: unknown): { from?: string; to?: string } {
  const lower = isDate(from) ? from : undefined
  const upper = isDate(to) && isInOrder(lower, to) ? to : undefined
  return stated({ from: lower, to: upper })
}

type Stated<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

function stated<T extends object>(values: T): Stated<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Stated<T>
}

const largestId = 2_147_483_647

function positive(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= largestId ? number : undefined
}

/** A number in an address comes back as text; so does `true`. */
function isOn(value: unknown): true | undefined {
  return value === true || value === 'true' ? true : undefined
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function isKind(value: unknown): value is OrderKind {
  return typeof value === 'string' && Object.hasOwn(kinds, value)
}

export function isDate(value: unknown): value is string {
  return typeof value === 'string' && isCalendarDate(value)
}
