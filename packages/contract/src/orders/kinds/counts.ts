import { maxQuantity, type OrderKind, serviceFields, ticketFields } from '../items.ts'
import { type CountValue, isCount } from './field-row.ts'
import { allRows, type FieldWith, rowsOf } from './tables.ts'

type TicketField = (typeof ticketFields)[keyof typeof ticketFields]
type ServiceField = (typeof serviceFields)[keyof typeof serviceFields]

/** What a form counts: fields that are a number, and the single quantities of the lists of tickets and services. */
export type CountField = FieldWith<OrderKind, { value: CountValue }> | TicketField | ServiceField

const counted = allRows.filter(([, { value }]) => isCount(value)).map(([field]) => field)

/** Each once, in the order of the tables. */
export const countFields = [...new Set([...Object.values(ticketFields), ...Object.values(serviceFields), ...counted])] as CountField[]

export function isCountField(field: string): field is CountField {
  return countFields.some((one) => one === field)
}

/** Between which numbers a kind takes it. */
export function boundsOf(kind: OrderKind, field: CountField): CountValue {
  const value = rowsOf(kind).find(([name]) => name === field)?.[1].value
  return value !== undefined && isCount(value) ? value : { least: 0, most: maxQuantity }
}
