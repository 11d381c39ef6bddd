import * as z from 'zod/mini'
import { groupCategorySchema } from '../../catalogue.ts'
import { momentSchema } from '../../date-schemas.ts'
import { type OrderKind, ticketCategories } from '../items.ts'
import type { CountValue, FieldValue } from './field-row.ts'
import { type FieldOutput, guideLanguageSchema } from './schemas.ts'
import { type FieldWith, rowsOf, type ValueAt } from './tables.ts'

/** Fields of a kind that its order keeps for itself; the lists of tickets are read with those of all kinds. */
export type DetailField<K extends OrderKind = OrderKind> = Exclude<KeptField<K>, 'tickets'>
type KeptField<K extends OrderKind> = FieldWith<K, { inDetails: true }>
type LeftOut<K extends OrderKind> = FieldWith<K, { inDetails: true; optional: true }>

/** What an order of each kind says beyond the columns that all orders have: `orders.details`. */
export type OrderDetailsByKind = {
  [K in OrderKind]: { [F in Exclude<KeptField<K>, LeftOut<K>>]: FieldOutput<ValueAt<K, F>> } & {
    [F in LeftOut<K>]?: FieldOutput<ValueAt<K, F>>
  }
}

/** What of a request of this kind is kept in the details of its order. */
export function detailsOf<K extends OrderKind>(kind: K, request: object): OrderDetailsByKind[K] {
  const sent: Readonly<Record<string, unknown>> = { ...request }
  const kept = rowsOf(kind).filter(([, { inDetails }]) => inDetails)
  return Object.fromEntries(kept.map(([field, { sentAs = field }]) => [field, sent[field] ?? sent[sentAs]])) as OrderDetailsByKind[K]
}

/** Columns that all orders have; null or empty where the kind does not ask for one. */
const columns = {
  type: groupCategorySchema,
  refno: z.string(),
  museum_id: z.nullable(z.int()),
  system_id: z.string(),
  pass_date: z.string(),
  schedule_item_id: z.nullable(z.int()),
  persons_per_guide: z.nullable(z.int()),
  country_id: z.nullable(z.int()),
  guide: z.string(),
  guide_phone: z.string(),
  tickets: z.array(z.object({ category: z.enum(ticketCategories), quantity: z.int() })),
  services: z.array(z.object({ service: z.string(), quantity: z.int() })),
  qty_guide: z.int(),
  adult: z.nullable(z.int()),
  child: z.nullable(z.int()),
  notes: z.string(),
  revision: z.int(),
}

type ShownAs<V> = V extends CountValue ? z.ZodMiniNumberFormat : V extends 'guide_language' ? typeof guideLanguageSchema : z.ZodMiniString
type DetailShape<K extends OrderKind> = {
  [F in DetailField<K>]: F extends LeftOut<K> ? z.ZodMiniOptional<z.ZodMiniNullable<ShownAs<ValueAt<K, F>>>> : ShownAs<ValueAt<K, F>>
}

function shownSchema(value: FieldValue): z.ZodMiniType {
  if (value === 'moment') return momentSchema
  if (value === 'guide_language') return guideLanguageSchema
  return typeof value === 'object' && 'least' in value ? z.int() : z.string()
}

function detailShape<K extends OrderKind>(kind: K): DetailShape<K> {
  const shown = rowsOf(kind).flatMap(([field, { inDetails, optional, value }]) =>
    inDetails && !(field in columns) ? [[field, optional ? z.optional(z.nullable(shownSchema(value))) : shownSchema(value)] as const] : [],
  )
  return Object.fromEntries(shown) as DetailShape<K>
}

function dataOf<K extends OrderKind>(kind: K) {
  return z.object({ kind: z.literal(kind), ...columns, ...detailShape(kind) })
}

/** `data` of an order as read. */
export const orderData = z.discriminatedUnion('kind', [
  dataOf('museum_tickets'),
  dataOf('schedule'),
  dataOf('audio_guides'),
  dataOf('transport'),
  dataOf('guide'),
])
