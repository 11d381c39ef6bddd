/** From how many free places each tone of the heat map begins, for a group of this size: not enough, once, three and six times enough. */
export function heatSteps(people: number): readonly [number, number, number] {
  const group = people > 0 ? people : 20
  return [group, group * 3, group * 6]
}

export function heatOf(free: number, people: number): 1 | 2 | 3 | 4 {
  const [one, three, six] = heatSteps(people)
  if (free < one) return 1
  if (free < three) return 2
  return free < six ? 3 : 4
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
