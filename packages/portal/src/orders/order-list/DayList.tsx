import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isWindowWithin } from '@anfilada/ui/use-window-within'
import type { OrderDay, DayLook } from './order-days.ts'
import { DaySection } from './DaySection.tsx'
import { rememberHeight, rememberParts, seenHeight } from './row-height.ts'

/** A list of a few windows is drawn whole, a few rows at a time. */
const fewOrders = 30

type Props = { days: readonly OrderDay[]; changed: ReadonlySet<number>; look: DayLook; programme?: number | undefined }

export function DayList({ days, changed, look, programme }: Props) {
  const starts = days.reduce<number[]>((sums, day) => [...sums, (sums.at(-1) ?? 0) + day.orders.length], [0])
  const count = starts.at(-1) ?? 0
  const isShort = count <= fewOrders
  const filling = useRowsForNow(isShort ? count : 0)
  const rows = isShort ? filling : firstOfMany
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (isShort ? undefined : rememberHeight(list.current)), [isShort])
  useLayoutEffect(() => () => rememberParts(list.current), [])
  return (
    <div ref={list} style={seenHeight()}>
      {days.map((day, index) => (
        <DaySection
          key={day.date}
          day={day}
          changed={changed}
          look={look}
          wholeRows={Math.min(day.orders.length, Math.max(0, rows - (starts[index] ?? 0)))}
          isShort={isShort}
          programme={programme}
        />
      ))}
    </div>
  )
}

/** Rows that fill the window: on a phone the parts of a row stand one above another. */
const fill = { phone: 5, wide: 12 }
/** So many more at a time: on a slow phone no step of it holds up a press. */
const step = 4
/** Of a long list: the others come as they are seen, a block in a frame. */
const firstOfMany = 3

/** How many rows of a list are drawn whole for now: at first those that fill the window, then more and more, up to `all`. */
function useRowsForNow(all: number): number {
  const [rows, setRows] = useState(() => (isWindowWithin('phone') ? fill.phone : fill.wide))
  useEffect(() => {
    if (rows < all) startTransition(() => setRows(rows + step))
  }, [rows, all])
  return rows
}
