import { accept, type Outcome, refuse } from '../outcome.ts'

/** Where a message stands: with a customer, by itself, about one of its orders, or with feedback and who gave it (then `orderId` is null). */
export type Place = { customerId: number; orderId: number | null; feedback?: { id: number; authorId: number } }

/** What somebody writes: words, a file, or both. */
export type Words = { text: string; fileId: number | undefined }

/** A message says something, or shows it. */
export function decideWords({ text, fileId }: Words): Outcome<Words> {
  return text === '' && fileId === undefined ? refuse('message_empty', 'text') : accept({ text, fileId })
}

/** More words than these nobody means. */
const mostWords = 12

/**
 * What is looked for, as PostgreSQL takes it: messages with words that begin with all of these, parted as the column `words` of messages
 * parts them; undefined where there is no letter and no digit.
 */
export function wordsQuery(search: string): string | undefined {
  const apart = search.replace(/[㐀-鿿豈-﫿]/g, ' $& ')
  const words = apart.match(/[\p{Alphabetic}\p{Nd}]+/gu)?.slice(0, mostWords)
  return words?.map((word) => `${word}:*`).join(' & ')
}
