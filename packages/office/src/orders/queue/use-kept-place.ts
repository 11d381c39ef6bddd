import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { orderQuery } from '../orders.queries.ts'

/** The queue as it stands on the screen: the present one, and the open order in its old place when it has left, with its new status. */
export function useKeptPlace(fresh: readonly OfficeOrder[], open: number | undefined): readonly OfficeOrder[] {
  const [shown, setShown] = useState(fresh)
  const present = keepPlace(fresh, shown, open)
  const isSame = present.length === shown.length && present.every((order, index) => order === shown[index])
  if (!isSame) setShown(present)
  const { language } = useLanguage()
  const { data: now } = useQuery({ ...orderQuery(open ?? 0, language), enabled: open !== undefined })
  return present.map((order) => (now && order.id === open && !fresh.includes(order) ? { ...order, info: now.info } : order))
}

type Row = { id: number }

/**
 * The list as it is now, with the open order still where it stood when it has left meanwhile: nothing moves under the hand until
 * the reader goes to another order. `shown` is the list as it stood before.
 */
export function keepPlace<R extends Row>(fresh: readonly R[], shown: readonly R[], open: number | undefined): readonly R[] {
  const at = shown.findIndex(({ id }) => id === open)
  const kept = shown[at]
  if (!kept || fresh.some(({ id }) => id === open)) return fresh
  const left = new Set(fresh.map(({ id }) => id))
  const before = shown.slice(0, at).findLast(({ id }) => left.has(id))
  const place = before ? fresh.findIndex(({ id }) => id === before.id) + 1 : 0
  return [...fresh.slice(0, place), kept, ...fresh.slice(place)]
}
