import * as z from 'zod/mini'
import { groupCategorySchema, systemIdSchema } from '../../catalogue.ts'
import { dateSchema, momentSchema, timeSchema } from '../../date-schemas.ts'
import { idSchema, note, phone, phoneOrNone, singleLine } from '../../text.ts'
import { equipmentItems, guideLanguages, maxQuantity, orderServices, ticketCategories } from '../items.ts'
import type { CountValue, FieldValue, TextValue } from './field-row.ts'

/** Each item once in a list. */
function distinct<T>(key: (item: T) => string) {
  return z.refine<T[]>((items) => new Set(items.map(key)).size === items.length, { error: 'invalid' })
}
const somethingOf = z.refine<{ quantity: number }[]>((items) => items.some((item) => item.quantity > 0), { error: 'required' })
const quantity = z.int().check(z.nonnegative(), z.maximum(maxQuantity))

/** Tickets of a group: each category once, and somebody in one of them. */
const ticketLines = z.array(z.object({ category: z.enum(ticketCategories), quantity })).check(
  z.maxLength(ticketCategories.length),
  distinct<{ category: string }>((item) => item.category),
  somethingOf,
)
const serviceLines = z.array(z.object({ service: z.enum(orderServices), quantity })).check(
  z.maxLength(orderServices.length),
  distinct<{ service: string }>((item) => item.service),
)
const equipmentLines = z.array(z.object({ service: z.enum(equipmentItems), quantity })).check(
  z.maxLength(equipmentItems.length),
  distinct<{ service: string }>((item) => item.service),
  somethingOf,
)

export const guideLanguageSchema = z.enum(guideLanguages)

const named = {
  id: idSchema,
  category: groupCategorySchema,
  date: dateSchema,
  time: timeSchema,
  moment: momentSchema,
  object: systemIdSchema,
  /** "" = all objects of the museum. */
  object_or_all: z.union([z.literal(''), systemIdSchema]),
  guide_language: guideLanguageSchema,
  tickets: ticketLines,
  services: serviceLines,
  equipment: equipmentLines,
}
type Named = typeof named

/** The schema of what a field holds, as it is sent. */
export type FieldSchema<V> = V extends keyof Named
  ? Named[V]
  : V extends CountValue
    ? typeof quantity
    : V extends TextValue
      ? ReturnType<typeof singleLine>
      : never
export type FieldOutput<V> = z.output<FieldSchema<V>>

export function fieldSchema(value: FieldValue): z.ZodMiniType {
  if (typeof value === 'string') return named[value]
  if ('least' in value) return z.int().check(z.minimum(value.least), z.maximum(value.most))
  if (value.lines) return note(value.text)
  if (value.phone) return (value.filled ? phone : phoneOrNone)(value.text)
  return value.filled ? singleLine(value.text).check(z.minLength(1)) : singleLine(value.text)
}
