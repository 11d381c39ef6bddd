import { minutesIn, type Stretch } from '@anfilada/browser/timeline/axis'
import type { Work } from '@anfilada/contract/orders/resources'

const dayMinutes = 1_440

/** A piece of work where it stands in its day. */
export type WorkStretch = Stretch & { work: Work }

/** An hour of the end before its own beginning is one of the next day; what goes on after midnight ends with the day. */
export function stretchOf(work: Work): WorkStretch {
  const starts = minutesIn(work.time)
  const until = minutesIn(work.until)
  return { work, starts, ends: until <= starts ? dayMinutes : until }
}
