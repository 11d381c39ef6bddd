import { museumTime } from '@anfilada/browser/formats'
import { type DayAhead, minutesOf } from '@anfilada/contract/orders/day-ahead'
import { dayAxis } from '@anfilada/contract/orders/day-axis'
import { Num } from '@anfilada/ui/Num'
import { DayAxis } from './DayAxis.tsx'
import { NextVisit } from './NextVisit.tsx'

/** The hours of the day on one line, and under it the next door. */
export function DayFront({ day, now }: { day: DayAhead; now: Date }) {
  const clock = museumTime(now, day.next.order.info.zone)
  return (
    <>
      <DayAxis axis={dayAxis(day.visits, minutesOf(clock))} clock={<Num>{clock}</Num>} />
      <NextVisit next={day.next} />
    </>
  )
}
