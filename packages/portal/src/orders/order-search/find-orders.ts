import type { Order } from '@anfilada/contract/orders/orders'

/** A day as the reader would write it. */
type WriteDay = (date: string) => string

/**
 * specification/screens.md: a part of the number, reference, date and museum put together, and of the object and the day as people write it (20 мая,
 * 20.05.2026), as the field promises; whatever the case; nothing for nothing.
 */
export function findOrders(orders: readonly Order[], query: string, write: WriteDay): Order[] {
  const wanted = query.trim().toLowerCase()
  return wanted === '' ? [] : orders.filter((order) => searchedText(order, write).includes(wanted))
}

function searchedText({ id, data, info }: Order, write: WriteDay): string {
  const { refno, pass_date: date } = data
  return `${id} ${refno} ${date} ${info.museum} ${info.object} ${write(date)} ${numeric(date)}`.toLowerCase()
}

/** 24.12.2026 */
function numeric(date: string): string {
  return date.split('-').toReversed().join('.')
}
