/** What the books post under, with the noun of each in the reader's language. */
export type ReferenceNouns = Readonly<Record<(typeof referenceKinds)[number], string>>
export const referenceKinds = ['order', 'payment', 'refund', 'bank', 'correction', 'opening', 'prolongation'] as const

/**
 * A reference as people type it: `71` and `заказ № 71` are `order:71`, `платёж 5006` is `payment:5006`. A noun may stand in any case, its first
 * four letters tell. What is none stays as it was typed, and finds nothing.
 */
export function readReference(typed: string, nouns: ReferenceNouns): string {
  const [, word = '', id] = /^(\p{L}*)(?:\s*\p{L}+)?[\s№.]*(\d+)$/u.exec(typed.trim()) ?? []
  if (id === undefined) return typed
  const begins = (text: string) => text.toLowerCase().slice(0, 4)
  const kind = word === '' ? 'order' : referenceKinds.find((one) => begins(nouns[one]).startsWith(begins(word)))
  return kind ? `${kind}:${id}` : typed
}
