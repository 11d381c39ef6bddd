import type { Order } from '@anfilada/contract/orders/orders'

/** Spec §2, Search: a part of the number, reference, date and museum put together, whatever the case; nothing for nothing. */
export function findOrders(orders: readonly Order[], query: string): Order[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? [] : orders.filter((order) => searchedText(order).includes(wanted))
}

function searchedText({ id, data, info }: Order): string {
  return `${id} ${data.refno} ${data.pass_date} ${info.museum}`.toLowerCase()
}
