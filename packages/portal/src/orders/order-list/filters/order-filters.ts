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

/** What one filter may be set to, each with how many it would show of the orders that the other filters let through, be it none. */
export function optionsOf(orders: readonly Order[], filters: OrderFilters, name: ChoiceName): FilterOption[] {
  const options = new Map<string, FilterOption>()
  const others = without(filters, name)
  for (const order of orders) {
    const value = filterValueOf[name](order)
    if (value === undefined) continue
    const { sample, count } = options.get(value) ?? { sample: order, count: 0 }
    options.set(value, { value, count: count + Number(fitsFilters(order, others)), sample })
  }
  return name === 'status' ? orderStatuses.flatMap((status) => options.get(status) ?? []) : [...options.values()]
}

/** For an empty result: how many of all orders each filter hides, whatever the others do; those that hide nothing are left out. */
export function hiddenBy(orders: readonly Order[], filters: OrderFilters): { name: FilterName; count: number }[] {
  return filtersOn(filters)
    .map((name) => ({ name, count: orders.filter((order) => !fitsFilters(order, { [name]: filters[name] })).length }))
    .filter(({ count }) => count > 0)
}
