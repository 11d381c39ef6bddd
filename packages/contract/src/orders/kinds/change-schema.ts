import * as z from 'zod/mini'
import type { ChangeableField } from '../change-fields.ts'
import type { OrderKind } from '../items.ts'
import { type FieldValue, isWords } from './field-row.ts'
import { type FieldSchema, fieldSchema } from './schemas.ts'
import { allRows, type ValueAt } from './tables.ts'

/**
 * What a change may say of fields that the kinds hold differently: the widest of them. The changed order is held to the form of its own kind
 * afterwards, so here a text may be empty, too.
 */
const widest = {
  system_id: 'object_or_all',
  services: 'services',
  pickup: { text: 200 },
  hours: { least: 1, most: 24 },
} as const satisfies Partial<Record<ChangeableField, FieldValue>>
type Widest = typeof widest

type ValueIn<F, K extends OrderKind = OrderKind> = K extends OrderKind ? ValueAt<K, F> : never
type ChangeShape = { [F in ChangeableField]: z.ZodMiniOptional<FieldSchema<F extends keyof Widest ? Widest[F] : ValueIn<F>>> }

function wide(field: string, value: FieldValue): FieldValue {
  if (field in widest) return widest[field as keyof Widest]
  return isWords(value) ? { ...value, filled: undefined } : value
}

/** What may be named of each field; which of them an order has is said by `changeableFields`. */
export const changeShape = Object.fromEntries(
  allRows.flatMap(([field, { changeable, value }]) => (changeable ? [[field, z.optional(fieldSchema(wide(field, value)))] as const] : [])),
) as ChangeShape
