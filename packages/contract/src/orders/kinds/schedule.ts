import type { FieldTable } from './field-row.ts'
import { category, group, leader, museum, visitDay, visitHour, wishes } from './shared-rows.ts'

export const schedule = {
  ...category,
  museum_id: museum,
  /** "" = all objects of the museum. */
  system_id: { value: 'object_or_all', step: 'object', changeable: 'by_rules', priced: true, told: true },
  pass_date: visitDay,
  time: visitHour,
  ...group,
  ...leader,
  /** 267, or 100 for `cn`, when absent. */
  country_id: { value: 'id', step: 'group', optional: true },
  ...wishes('guide'),
} as const satisfies FieldTable
