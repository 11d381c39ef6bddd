import { type OrderKind, serviceFields, ticketFields } from './items.ts'
import type { FieldRow, FieldTable } from './kinds/field-row.ts'
import { type FieldWith, kindTables } from './kinds/tables.ts'

/**
 * What of an order a change may touch: the fields under which `data` of an order is read. Museum, group category, status, money and owner
 * stay as they are: another museum or category is another order.
 */
export type ChangeableField<K extends OrderKind = OrderKind> = FieldWith<K, { changeable: 'freely' | 'by_rules' }>

/** Those of them that have a column of their own. */
export type ColumnField = Exclude<ChangeableField, FieldWith<OrderKind, { inDetails: true }> | 'services'>

const quantities: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.values(ticketFields).map((field) => [field, 'tickets'])),
  ...Object.fromEntries(Object.values(serviceFields).map((field) => [field, 'services'])),
}

/** The row of what a change or a history names; single quantities belong to their list. */
export function rowNamed(kind: OrderKind, name: string): FieldRow | undefined {
  const table: FieldTable = kindTables[kind]
  return table[quantities[name] ?? name]
}

/** Whether a change may name it in an order of this kind. */
export function isChangeable(kind: OrderKind, name: string): boolean {
  return rowNamed(kind, name)?.changeable !== undefined
}
