import { useMemo } from 'react'
import { museumDate, useFormats, type Formats } from '@anfilada/browser/formats'
import type { Order } from '@anfilada/contract/orders/orders'
import { useRowText } from '../order-words.ts'

/** What all days of a list share; made once, since each format costs more than a row. */
export type DayLook = { today: string; dense: boolean; formats: Formats; textOf: (order: Order) => string }

export function useDayLook(dense: boolean): DayLook {
  const formats = useFormats()
  const textOf = useRowText()
  const today = museumDate(new Date())
  return useMemo(() => ({ today, dense, formats, textOf }), [today, dense, formats, textOf])
}
