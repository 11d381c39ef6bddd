import type { OrderDay } from './order-days.ts'
import { DaySection } from './DaySection.tsx'
import type { DayLook } from './use-day-look.ts'
import { useRowsForNow } from './use-rows-for-now.ts'

/** A list of a few windows is drawn whole, a few rows at a time. */
const fewOrders = 30

type Props = { days: readonly OrderDay[]; changed: ReadonlySet<number>; look: DayLook; programme?: number | undefined }

export function DayList({ days, changed, look, programme }: Props) {
  const starts = days.reduce<number[]>((sums, day) => [...sums, (sums.at(-1) ?? 0) + day.orders.length], [0])
  const count = starts.at(-1) ?? 0
  const isShort = count <= fewOrders
  const rows = useRowsForNow(isShort ? count : 0)
  return days.map((day, index) => (
    <DaySection
      key={day.date}
      day={day}
      changed={changed}
      look={look}
      wholeRows={Math.min(day.orders.length, Math.max(0, rows - (starts[index] ?? 0)))}
      isShort={isShort}
      programme={programme}
    />
  ))
}
