import type { FieldTable } from './field-row.ts'
import { category, group, museum, place, visitDay, visitHour, wishes } from './shared-rows.ts'

/** A guide is ordered for two hours at least: the way there is part of the work. */
export const guideHours = { least: 2, most: 12 } as const

export const guide = {
  ...category,
  pass_date: visitDay,
  time: visitHour,
  ...group,
  hours: { value: guideHours, step: 'date', inDetails: true, changeable: 'by_rules', priced: true, told: true },
  museum_id: { ...museum, step: 'place', optional: true },
  meeting_point: { value: place, step: 'place', inDetails: true, changeable: 'freely', told: true },
  /** Called `language` where it is sent; the answer's language comes from Accept-Language. */
  guide_language: {
    value: 'guide_language',
    step: 'date',
    sentAs: 'language',
    inDetails: true,
    changeable: 'by_rules',
    priced: true,
    told: true,
  },
  ...wishes('wishes'),
} as const satisfies FieldTable
