import type { Edits, Values } from '../change-values.ts'

const dayLong = 86_400_000

/** Equipment goes with its visit: its days move as far as the visit does. */
export function movedLoan(values: Values, from: string, to: string): Edits {
  const { pickup_date: pickup, return_date: back } = values
  if (typeof pickup !== 'string' || typeof back !== 'string' || !pickup || !back) return {}
  const by = Date.parse(to) - Date.parse(from)
  return { pickup_date: dayAfter(pickup, by), return_date: dayAfter(back, by) }
}

function dayAfter(date: string, milliseconds: number): string {
  return new Date(Date.parse(date) + milliseconds).toISOString().slice(0, 10)
}

/** Days around a visit, first and last included. */
export function daysAround(date: string, before: number, after: number): string[] {
  return Array.from({ length: before + after + 1 }, (_, index) => dayAfter(date, (index - before) * dayLong))
}
