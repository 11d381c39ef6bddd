import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { OfficeOrder } from '@anfilada/contract/orders/office-orders'
import { orderQuery } from '../orders.queries.ts'
import { keepPlace } from './kept-place.ts'

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
