import type { OrderKind } from './items.ts'
import type { OrderStatus } from './order-status.ts'
import type { Order } from './orders.ts'

/** By what the upcoming list is narrowed: on its screen, and when it is taken out as a file. */
export type OrderFilters = { unpaid?: true; status?: OrderStatus; museum?: number; kind?: OrderKind; guide?: string }
export type FilterName = keyof OrderFilters
/** Filters that are a choice of one. */
export type ChoiceName = Exclude<FilterName, 'unpaid'>

/** As the guide: orders that name none. */
export const noGuide = '-'

/** The value of an order under each filter, as an address writes it; undefined where the order has none. */
export const filterValueOf: Record<ChoiceName, (order: Order) => string | undefined> = {
  status: ({ info }) => info.status,
  museum: ({ data }) => (data.museum_id === null ? undefined : String(data.museum_id)),
  kind: ({ data }) => data.kind,
  guide: ({ data }) => data.guide || noGuide,
}

const filterNames: readonly FilterName[] = ['unpaid', 'status', 'museum', 'kind', 'guide']

/** The filters that are on, in the order in which they are shown. */
export function filtersOn(filters: Partial<Record<FilterName, unknown>>): FilterName[] {
  return filterNames.filter((name) => filters[name] !== undefined)
}

export function isUnpaid({ info }: Order): boolean {
  return (info.due ?? 0) > 0
}

function passes(order: Order, name: FilterName, filters: Partial<Record<FilterName, unknown>>): boolean {
  return name === 'unpaid' ? isUnpaid(order) : filterValueOf[name](order) === String(filters[name])
}

/** Whether an order passes all of the filters that are on. */
export function fitsFilters(order: Order, filters: Partial<Record<FilterName, unknown>>): boolean {
  return filtersOn(filters).every((name) => passes(order, name, filters))
}
