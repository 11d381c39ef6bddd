import type { MonthDay } from '@anfilada/contract/catalogue'

export type HeatSteps = readonly [number, number, number]

/**
 * From how many free places each tone of a month's heat map begins: the group finds room, a third and two thirds of the month's best day.
 * Where even that day has little, three and six times the group.
 */
export function heatSteps(people: number, days: readonly Pick<MonthDay, 'free'>[] = []): HeatSteps {
  const group = people > 0 ? people : 20
  const best = days.reduce((most, { free }) => Math.max(most, free), 0)
  const third = (share: number) => Math.round((best * share) / 30) * 10
  return [group, Math.max(group * 3, third(1)), Math.max(group * 6, third(2))]
}

export function heatOf(free: number, [few, some, many]: HeatSteps): 1 | 2 | 3 | 4 {
  if (free < few) return 1
  if (free < some) return 2
  return free < many ? 3 : 4
}

/** Days of a month in rows of seven, with undefined before its first; Persian weeks begin on Saturday, the others on Monday. */
export function monthCells(month: string, weekStart: 'monday' | 'saturday'): (string | undefined)[] {
  const [year, number] = month.split('-').map(Number) as [number, number]
  const first = new Date(Date.UTC(year, number - 1, 1)).getUTCDay()
  const before = (first - (weekStart === 'monday' ? 1 : 6) + 7) % 7
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate()
  const dates = Array.from({ length: days }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`)
  return [...Array.from({ length: before }, () => undefined), ...dates]
}

export function shiftMonth(month: string, by: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}
