import type { OrderKind } from './items.ts'
import type { OrderStatus } from './order-status.ts'
import type { Order } from './orders.ts'

/** By what the upcoming list is narrowed: on its screen, and when it is taken out as a file. */
export type OrderFilters = {
  unpaid?: true
  status?: OrderStatus[]
  museum?: number[]
  kind?: OrderKind[]
  /** One alone: an address lists several by commas, which names may have. */
  guide?: string
}
export type FilterName = keyof OrderFilters
/** Filters that are a choice. */
export type ChoiceName = Exclude<FilterName, 'unpaid'>
/** As they are sent: clients from before there were several name one alone. */
type Asked = Partial<Record<FilterName, unknown>>

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
export function filtersOn(filters: Asked): FilterName[] {
  return filterNames.filter((name) => filters[name] !== undefined)
}

export function isUnpaid({ info }: Order): boolean {
  return (info.due ?? 0) > 0
}

/** What one filter is set to, as an address writes each; nothing while it is off. */
export function valuesOf(filters: Asked, name: ChoiceName): readonly string[] {
  return [filters[name] ?? []].flat().map(String)
}

function passes(order: Order, name: FilterName, filters: Asked): boolean {
  if (name === 'unpaid') return isUnpaid(order)
  const value = filterValueOf[name](order)
  return value !== undefined && valuesOf(filters, name).includes(value)
}

/** Whether an order passes all of the filters that are on: of each, one of what it is set to. */
export function fitsFilters(order: Order, filters: Asked): boolean {
  return filtersOn(filters).every((name) => passes(order, name, filters))
}
