import {
  type ChoiceName,
  type FilterName,
  filterValueOf,
  filtersOn,
  fitsFilters,
  type OrderFilters,
} from '@anfilada/contract/orders/order-filters'
import { orderStatuses } from '@anfilada/contract/orders/order-status'
import type { Order } from '@anfilada/contract/orders/orders'

export function filterOrders(orders: readonly Order[], filters: OrderFilters): readonly Order[] {
  return filtersOn(filters).length === 0 ? orders : orders.filter((order) => fitsFilters(order, filters))
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
    const value = filterValueOf[name](order)
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
    .map((name) => ({ name, count: orders.filter((order) => !fitsFilters(order, { [name]: filters[name] })).length }))
    .filter(({ count }) => count > 0)
}
