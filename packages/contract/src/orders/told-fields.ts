import { equipmentItems, type EquipmentItem, type OrderKind, orderKinds, orderServices, serviceFields, ticketFields } from './items.ts'
import type { FieldRow } from './kinds/field-row.ts'
import { type FieldWith, rowsOf, type ValueAt } from './kinds/tables.ts'

type TicketField = (typeof ticketFields)[keyof typeof ticketFields]
type ServiceField = (typeof serviceFields)[keyof typeof serviceFields]

/** Lists are told by their single quantities. */
type Names<F, V> = V extends 'tickets' ? TicketField : V extends 'services' ? ServiceField : V extends 'equipment' ? EquipmentItem : F
type ToldOf<K extends OrderKind> = K extends OrderKind
  ? { [F in FieldWith<K, { told: true }>]: Names<F, ValueAt<K, F>> }[FieldWith<K, { told: true }>]
  : never

/** What a history tells of that is no field of an order: what was decided of it, and its money. Of an order that waits or was promoted: the persons that it asked places for, and what was free. Of a group that went in: how many were counted. */
const decided = ['status', 'reason', 'system_id', 'pass_date', 'time', 'entrance'] as const
const counted = ['refno', 'total', 'penalty', 'paid', 'asked', 'free', 'heads'] as const

export type DiffField = ToldOf<OrderKind> | (typeof decided)[number] | (typeof counted)[number]

function namesOf([field, { value }]: readonly [string, FieldRow]): readonly string[] {
  if (value === 'tickets') return Object.values(ticketFields)
  if (value === 'services') return orderServices.map((service) => serviceFields[service])
  return value === 'equipment' ? equipmentItems : [field]
}

/** The fields of a kind that a history tells of, in its order. */
export function toldOf(kind: OrderKind): readonly DiffField[] {
  return rowsOf(kind)
    .filter(([, { told }]) => told)
    .flatMap(namesOf) as DiffField[]
}

/** One list in which each of the lists keeps its order: what is new in one stands behind what it follows there. */
function inOneOrder(lists: readonly (readonly DiffField[])[]): readonly DiffField[] {
  const order: DiffField[] = []
  for (const list of lists) {
    let at = 0
    for (const field of list) {
      const found = order.indexOf(field)
      if (found < 0) order.splice(at, 0, field)
      at = (found < 0 ? at : found) + 1
    }
  }
  return order
}

/** Fields that a history tells of, by the names under which an order is read and changed, in the order in which they are read. */
export const diffFields = inOneOrder([...orderKinds.map(toldOf), decided, counted])
