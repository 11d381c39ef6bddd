import { maxQuantity } from '../items.ts'
import type { FieldRow, FieldTable, FormStep } from './field-row.ts'

/** Rows that several kinds have. */

export const quantity = { least: 0, most: maxQuantity } as const
export const name = { text: 200 } as const
export const phone = { text: 40, phone: true } as const
/** Places in people's words: an address, a hotel, a terminal. */
export const place = { text: 200, filled: true } as const

export const category = { type: { value: 'category', step: 'category' } } as const satisfies FieldTable
export const museum = { value: 'id', step: 'museum' } as const satisfies FieldRow
export const visitDay = { value: 'date', step: 'date', changeable: 'by_rules', priced: true, told: true } as const satisfies FieldRow
export const visitHour = { value: 'time', step: 'date', changeable: 'by_rules', priced: true, told: true } as const satisfies FieldRow
/** The hour follows from the slot, or from the pickup. */
export const followingHour = { value: 'time', priced: true, told: true } as const satisfies FieldRow
export const personsPerGuide = { least: 1, most: maxQuantity } as const

const heads = { value: quantity, step: 'group', changeable: 'by_rules', priced: true, told: true } as const satisfies FieldRow
/** Of the kinds that are not sold by tickets. */
export const group = { adult: heads, child: heads } as const satisfies FieldTable

/** Who leads the group. A name may need a license, so the rules are asked; a telephone is only told. */
export const leader = {
  guide: { value: name, step: 'guide', changeable: 'by_rules', told: true },
  guide_phone: { value: phone, step: 'guide', changeable: 'freely', told: true },
} as const satisfies FieldTable

/** What the dispatcher should know, and the client's own reference: the end of every form. */
export function wishes<const S extends FormStep>(step: S) {
  return {
    notes: { value: { text: 2000, lines: true }, step, optional: true, changeable: 'freely', told: true },
    refno: { value: { text: 64 }, step, optional: true, changeable: 'freely', told: true },
  } as const satisfies FieldTable
}
