import type { OrderKind } from '../items.ts'
import { audioGuides } from './audio-guides.ts'
import type { FieldRow, FieldTable } from './field-row.ts'
import { guide } from './guide.ts'
import { museumTickets } from './museum-tickets.ts'
import { schedule } from './schedule.ts'
import { transport } from './transport.ts'

/**
 * What an order of each kind says: one row for each field, and all that is known of it. Request schemas, `data` of an order as read, what may be
 * changed, what a history tells and what is kept are derived from here.
 */
export const kindTables = {
  museum_tickets: museumTickets,
  schedule,
  audio_guides: audioGuides,
  transport,
  guide,
} as const satisfies Record<OrderKind, FieldTable>
export type KindTables = typeof kindTables

/** The fields of a kind whose row says so: `FieldWith<'transport', { inDetails: true }>`. */
export type FieldWith<K extends OrderKind, R extends Partial<FieldRow>> = K extends OrderKind
  ? { [F in keyof KindTables[K]]: KindTables[K][F] extends R ? F : never }[keyof KindTables[K]] & string
  : never

/** What a field of a kind holds. */
export type ValueAt<K extends OrderKind, F> = F extends keyof KindTables[K]
  ? KindTables[K][F] extends { value: infer V }
    ? V
    : never
  : never

/** The rows of a kind, in the order of its table. */
export function rowsOf(kind: OrderKind): readonly (readonly [field: string, row: FieldRow])[] {
  return Object.entries<FieldRow>(kindTables[kind])
}

/** The rows of all kinds. */
export const allRows = Object.values<FieldTable>(kindTables).flatMap((table) => Object.entries<FieldRow>(table))
