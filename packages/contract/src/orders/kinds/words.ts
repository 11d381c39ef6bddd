import type { OrderKind } from '../items.ts'
import { type FormStep, isWords, type TextValue } from './field-row.ts'
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

/** Characters that a field takes at most. */
export function longestOf(field: WordField): number {
  return Math.max(...words.flatMap(([name, { value }]) => (name === field && isWords(value) ? [value.text] : [])))
}

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

/** What a question of the form asks for in words, apart from the wishes that end every form, and whether it must be said. */
export function wordsAsked(kind: OrderKind, step: FormStep): readonly { field: WordField; isRequired: boolean }[] {
  return rowsOf(kind).flatMap(([field, row]) => {
    if (row.step !== step || !isWords(row.value) || field === 'notes' || field === 'refno') return []
    return [{ field: field as WordField, isRequired: row.value.filled === true }]
  })
}
