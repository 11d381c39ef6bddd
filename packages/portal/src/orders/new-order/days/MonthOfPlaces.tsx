import { useTranslations } from 'use-intl'
import { DayGrid, type DayLook } from '@anfilada/browser/DayGrid'
import { museumDate, useFormats } from '@anfilada/browser/formats'
import type { MonthDay } from '@anfilada/contract/catalogue'
import { monthBounds, monthOf } from '@anfilada/contract/dates'
import { Num } from '@anfilada/ui/Num'
import { Skeleton } from '@anfilada/ui/Skeleton'
import { heatOf, type ClosedDays, type HeatSteps } from './heat.ts'
import { useClosedName } from './use-closed-name.ts'

type Props = {
  month: string
  onMonth: (month: string) => void
  /** Undefined while it loads: the same days, which can be gone through already. */
  days: readonly MonthDay[] | undefined
  chosen: string
  steps: HeatSteps
  closed: ClosedDays | undefined
  onPick: (date: string) => void
}

/** A month of one object with the places of its days, and their heat. */
export function MonthOfPlaces({ days, steps, closed, ...grid }: Props) {
  const t = useTranslations('catalogue')
  const formats = useFormats()
  const closedName = useClosedName(closed)
  const today = museumDate(new Date())
  const byDate = new Map(days?.map((day) => [day.date, day]))

  function look(date: string): DayLook {
    const named = formats.fullDay(date)
    if (!days) return { name: named, isOff: true, count: <Skeleton /> }
    const day = byDate.get(date)
    if (!day || day.status === 'closed') return { name: closedName(date), isOff: true }
    if (day.status === 'full') return { name: t('dayFullLabel', { date: named }), heat: 'full', count: t('dayFull') }
    const free = t('dayFreeLabel', { date: named, count: day.free })
    const heat = heatOf(day, steps)
    const name = heat === 4 ? [free, t('heatScarce', { count: String(steps[0]) })].join('. ') : free
    return { name, heat, count: <Num>{day.free}</Num> }
  }
  return <DayGrid {...grid} isCounted today={today} first={monthBounds(monthOf(today)).first} look={look} />
}
