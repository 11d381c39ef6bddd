import type { PlacedRow } from '../../orders/placing/placed-columns.rules.ts'

/** An order as every way of placing writes it, and what became of it since; its lines are priced last. */
export type DraftRow = Omit<PlacedRow, 'lines' | 'details'> & {
  details?: object
  id: number
  currency: string
  rejection_reason: string | null
  archived_at: string | null
  revision: number
  created_at: string
}
