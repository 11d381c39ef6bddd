import { orderStatuses } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'
import type { OrderFilters } from '../../orders-search.ts'

export type FilterName = keyof OrderFilters
/** Filters that are a choice of one. */
export type ChoiceName = Exclude<FilterName, 'unpaid'>

/** In an address: orders that name no guide. */
export const noGuide = '-'

/** The value of an order under each filter, as the address writes it; undefined where the order has none. */
const valueOf: Record<ChoiceName, (order: Order) => string | undefined> = {
  status: ({ info }) => info.status,
  museum: ({ data }) => (data.museum_id === null ? undefined : String(data.museum_id)),
  kind: ({ data }) => data.kind,
  guide: ({ data }) => data.guide || noGuide,
}

const filterNames: readonly FilterName[] = ['unpaid', 'status', 'museum', 'kind', 'guide']

/** The filters that are on, in the order in which they are shown. */
export function filtersOn(filters: OrderFilters): FilterName[] {
  return filterNames.filter((name) => filters[name] !== undefined)
}

export function isUnpaid({ info }: Order): boolean {
  return (info.due ?? 0) > 0
}

export function filterOrders(orders: readonly Order[], filters: OrderFilters): readonly Order[] {
  const on = filtersOn(filters)
  return on.length === 0 ? orders : orders.filter((order) => on.every((name) => passes(order, name, filters)))
}

function passes(order: Order, name: FilterName, filters: OrderFilters): boolean {
  return name === 'unpaid' ? isUnpaid(order) : valueOf[name](order) === String(filters[name])
}

export function without(filters: OrderFilters, name: FilterName): OrderFilters {
  const { [name]: _taken, ...rest } = filters
  return rest
}

export type FilterOption = { value: string; count: number; sample: Order }

/** What one filter may be set to among the orders that the other filters let through, each with how many it would show. */
export function optionsOf(orders: readonly Order[], filters: OrderFilters, name: ChoiceName): FilterOption[] {
  const options = new Map<string, FilterOption>()
  for (const order of filterOrders(orders, without(filters, name))) {
    const value = valueOf[name](order)
    if (value === undefined) continue
    const option = options.get(value)
    if (option) option.count++
    else options.set(value, { value, count: 1, sample: order })
  }
  return name === 'status' ? orderStatuses.flatMap((status) => options.get(status) ?? []) : [...options.values()]
}

/** For an empty result: how many of all orders each filter hides, whatever the others do; those that hide nothing are left out. */
export function hiddenBy(orders: readonly Order[], filters: OrderFilters): { name: FilterName; count: number }[] {
  return filtersOn(filters)
    .map((name) => ({ name, count: orders.filter((order) => !passes(order, name, filters)).length }))
    .filter(({ count }) => count > 0)
}
