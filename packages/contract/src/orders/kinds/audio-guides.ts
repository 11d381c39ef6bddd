import type { FieldTable } from './field-row.ts'
import { category, followingHour, leader, museum, personsPerGuide, quantity, visitDay, wishes } from './shared-rows.ts'

export const audioGuides = {
  ...category,
  museum_id: museum,
  system_id: { value: 'object', step: 'object' },
  pass_date: visitDay,
  time: followingHour,
  /** The group, for the employee who hands out the sets; not sold with this order. */
  tickets: { value: 'tickets', step: 'equipment', optional: true, inDetails: true, changeable: 'by_rules', priced: true, told: true },
  services: { value: 'equipment', step: 'equipment', changeable: 'by_rules', priced: true, told: true },
  /** When the equipment is fetched and brought back; moments. Also written into the notes. */
  pickup: { value: 'moment', step: 'date', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  return_at: { value: 'moment', step: 'date', sentAs: 'return', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  persons_per_guide: { value: personsPerGuide, step: 'equipment', optional: true, changeable: 'by_rules', told: true },
  qty_guide: { value: quantity, step: 'guide', optional: true, changeable: 'by_rules', told: true },
  ...leader,
  /** 100 when absent. */
  country_id: { value: 'id', step: 'equipment', optional: true },
  /** An empty reference: four digits, 1000 to 9999. */
  ...wishes('guide'),
} as const satisfies FieldTable
