import { addDays, daysBetween } from '@anfilada/contract/dates'
import type { Edits, Values } from './change-values.ts'

/** Equipment goes with its visit: its days move as far as the visit does. */
export function movedLoan(values: Values, from: string, to: string): Edits {
  const { pickup_date: pickup, return_date: back } = values
  if (typeof pickup !== 'string' || typeof back !== 'string' || !pickup || !back) return {}
  const by = daysBetween(from, to)
  return { pickup_date: addDays(pickup, by), return_date: addDays(back, by) }
}
