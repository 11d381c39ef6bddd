import type { FieldTable } from './field-row.ts'
import { category, group, museum, phone, place, visitDay, visitHour, wishes } from './shared-rows.ts'

export const transportHours = { least: 1, most: 16 } as const

export const transport = {
  ...category,
  pass_date: visitDay,
  time: visitHour,
  ...group,
  pickup: { value: place, step: 'route', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  dropoff: { value: place, step: 'route', inDetails: true, changeable: 'freely', told: true },
  /** The museum that the group goes to, of `museums-for-transport`. */
  museum_id: { ...museum, step: 'route', optional: true },
  /** `system_id` of a vehicle class of `get_services`. */
  vehicle: { value: 'object', step: 'group', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  hours: { value: transportHours, step: 'date', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  /** Whom the driver calls. */
  contact: { value: place, step: 'contact', inDetails: true, changeable: 'freely', told: true },
  contact_phone: { value: { ...phone, filled: true }, step: 'contact', inDetails: true, changeable: 'freely', told: true },
  ...wishes('contact'),
} as const satisfies FieldTable
