import { addDays, addMonths, placeInWeek, type WeekStart } from '@anfilada/contract/dates'

type Pressed = { key: string; shiftKey: boolean }
type Month = { weekStart: WeekStart; isRtl: boolean }

/**
 * Where a key leads from a day, in every month alike and as the ARIA pattern of a date grid has it: along the line as the eye goes, Home and
 * End to the ends of the week, PageUp and PageDown to the same day of the month beside it, with Shift of the year beside it. Undefined for
 * keys that mean nothing here.
 */
export function dayByKey(date: string, { key, shiftKey }: Pressed, { weekStart, isRtl }: Month): string | undefined {
  const forward = isRtl ? -1 : 1
  const months = shiftKey ? 12 : 1
  const inWeek = placeInWeek(date, weekStart)
  const days: Record<string, number> = {
    ArrowRight: forward,
    ArrowLeft: -forward,
    ArrowDown: 7,
    ArrowUp: -7,
    Home: -inWeek,
    End: 6 - inWeek,
  }
  if (key in days) return addDays(date, days[key] ?? 0)
  if (key === 'PageDown') return addMonths(date, months)
  return key === 'PageUp' ? addMonths(date, -months) : undefined
}
