import type { FieldTable } from './field-row.ts'
import { category, followingHour, leader, museum, personsPerGuide, quantity, visitDay, wishes } from './shared-rows.ts'

export const museumTickets = {
  ...category,
  museum_id: museum,
  system_id: { value: 'object', step: 'object', changeable: 'by_rules', priced: true, told: true },
  pass_date: visitDay,
  time: followingHour,
  /** Told by its day and hour. */
  schedule_item_id: { value: 'id', step: 'time', changeable: 'by_rules' },
  tickets: { value: 'tickets', step: 'group', changeable: 'by_rules', priced: true, told: true },
  services: { value: 'services', step: 'services', changeable: 'by_rules', priced: true, told: true },
  persons_per_guide: { value: personsPerGuide, step: 'group', changeable: 'by_rules', told: true },
  qty_guide: { value: quantity, step: 'guide', changeable: 'by_rules', told: true },
  ...leader,
  country_id: { value: 'id', step: 'group', changeable: 'by_rules', told: true },
  ...wishes('guide'),
} as const satisfies FieldTable
