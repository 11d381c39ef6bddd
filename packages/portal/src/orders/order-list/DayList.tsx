import type { OrderDay } from './order-days.ts'
import { DaySection } from './DaySection.tsx'
import type { DayLook } from './use-day-look.ts'

/** Enough days at once for a window of days with one order each. */
const daysAtFirst = 8
/** A list of a few windows is drawn whole. */
const fewOrders = 30

export function DayList({ days, changed, look }: { days: readonly OrderDay[]; changed: ReadonlySet<number>; look: DayLook }) {
  const isShort = days.reduce((sum, day) => sum + day.orders.length, 0) <= fewOrders
  const drawnAt = (index: number) => (isShort ? 'always' : index < daysAtFirst ? 'at-first' : 'when-near')
  return days.map((day, index) => <DaySection key={day.date} day={day} changed={changed} look={look} drawn={drawnAt(index)} />)
}
