import type { Order } from '@anfilada/contract/orders/orders'

/** specification/screens.md: the order last looked at. The address is the truth; this is read only when the address names none. */
export function rememberSelectedOrder({ id, data, info }: Order): void {
  const shown = { id, data: { refno: data.refno, pass_date: data.pass_date, museum_id: data.museum_id }, info: { museum: info.museum } }
  localStorage.setItem('selectedOrder', JSON.stringify(shown))
}

export function selectedOrderId(): number | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('selectedOrder') ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('id' in stored)) return undefined
    return typeof stored.id === 'number' ? stored.id : undefined
  } catch {
    return undefined
  }
}
