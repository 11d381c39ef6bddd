import * as z from 'zod/mini'
import type { OrderKind } from '../items.ts'
import type { FieldRow, FormStep } from './field-row.ts'
import { type FieldSchema, fieldSchema } from './schemas.ts'
import { type KindTables, rowsOf } from './tables.ts'

type SentAs<F, R> = R extends { step: FormStep } ? (R extends { sentAs: infer S extends string } ? S : F) : never
type Sent<R extends FieldRow> = R extends { optional: true } ? z.ZodMiniOptional<FieldSchema<R['value']>> : FieldSchema<R['value']>
type ShapeOf<T> = { [F in keyof T as SentAs<F, T[F]>]: T[F] extends FieldRow ? Sent<T[F]> : never }
export type RequestShape<K extends OrderKind> = ShapeOf<KindTables[K]>

/** What the action of a kind takes, and an item of a programme beside its `kind`. */
export function requestShape<K extends OrderKind>(kind: K): RequestShape<K> {
  const sent = rowsOf(kind).flatMap(([field, { step, sentAs = field, optional, value }]) =>
    step ? [[sentAs, optional ? z.optional(fieldSchema(value)) : fieldSchema(value)] as const] : [],
  )
  return Object.fromEntries(sent) as RequestShape<K>
}
