import type { OrderDay } from './order-days.ts'
import { DaySection } from './DaySection.tsx'
import type { DayLook } from './use-day-look.ts'

/** Rows drawn whole before it is known what the window shows: enough to fill it. */
const rowsAtFirst = 12
/** A list of a few windows is drawn whole. */
const fewOrders = 30

type Props = { days: readonly OrderDay[]; changed: ReadonlySet<number>; look: DayLook; programme?: number | undefined }

export function DayList({ days, changed, look, programme }: Props) {
  const starts = days.reduce<number[]>((sums, day) => [...sums, (sums.at(-1) ?? 0) + day.orders.length], [0])
  const isShort = (starts.at(-1) ?? 0) <= fewOrders
  const wholeRows = (index: number) => (isShort ? 'all' : Math.max(0, rowsAtFirst - (starts[index] ?? 0)))
  return days.map((day, index) => (
    <DaySection key={day.date} day={day} changed={changed} look={look} wholeRows={wholeRows(index)} programme={programme} />
  ))
}
