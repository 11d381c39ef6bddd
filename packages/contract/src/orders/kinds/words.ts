import type { OrderKind } from '../items.ts'
import { isWords, type TextValue } from './field-row.ts'
import { allRows, type FieldWith, rowsOf } from './tables.ts'

/** Fields of a kind that hold free text: about people, and by them. */
export type WordField<K extends OrderKind = OrderKind> = FieldWith<K, { value: TextValue }>

const words = allRows.filter(([, { value }]) => isWords(value))

/** All of them; their history is kept where it can be erased (decision 0017). */
export const wordFields = [...new Set(words.map(([field]) => field as WordField))]
export function isWordField(field: string): field is WordField {
  return wordFields.some((one) => one === field)
}
/** Those of them that are kept in an order's details. */
export const wordsOfDetails = [...new Set(words.flatMap(([field, { inDetails }]) => (inDetails ? [field as WordField] : [])))]

/** What a kind takes of a field. */
export function textOf(kind: OrderKind, field: WordField): TextValue {
  const value = rowsOf(kind).find(([name]) => name === field)?.[1].value
  return value !== undefined && isWords(value) ? value : { text: 0 }
}

/** How the action of a kind calls its words. */
export function wordsSent(kind: OrderKind): readonly (readonly [field: WordField, sentAs: string])[] {
  return rowsOf(kind).flatMap(([field, { value, step, sentAs = field }]) =>
    step && isWords(value) ? [[field as WordField, sentAs] as const] : [],
  )
}
