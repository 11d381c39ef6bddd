import type { ReactNode } from 'react'
import { latinDigits } from '@anfilada/ui/latin-digits'

/** In the order in which they are shown. */
export const paletteGroups = ['orders', 'museums', 'customers', 'screens', 'acts'] as const
type PaletteGroupName = (typeof paletteGroups)[number]

export type PaletteEntry = {
  /** The same from visit to visit, without spaces: recent ones are kept by it. */
  key: string
  group: PaletteGroupName
  label: string
  note?: string | undefined
  /** What it is found by besides its label and its note. */
  also?: string | undefined
  icon: ReactNode
  /** Where it leads; an act leads nowhere. */
  href?: string | undefined
  run: () => void
}

/** More than a reader looks through: the next letter is faster. */
const mostOf: Readonly<Record<PaletteGroupName, number>> = { orders: 6, museums: 4, customers: 4, screens: 6, acts: 5 }

/** Those that have every typed word, best first within their groups: a number or a name that begins so, a number that ends so, the rest. */
export function findEntries(entries: readonly PaletteEntry[], query: string): PaletteEntry[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const found = entries.filter((entry) => {
    const text = fold(`${entry.label} ${entry.note ?? ''} ${entry.also ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  return paletteGroups.flatMap((group) =>
    found
      .filter((entry) => entry.group === group)
      .map((entry, place) => ({ entry, place, rank: rankOf(entry, words[0] ?? '') }))
      .sort((one, other) => one.rank - other.rank || one.place - other.place)
      .slice(0, mostOf[group])
      .map(({ entry }) => entry),
  )
}

/** Which letters of the label were looked for; undefined when they stand elsewhere. */
export function matchIn(label: string, query: string): readonly [start: number, length: number] | undefined {
  const folded = fold(label)
  // Where accents fold away the places of letters are no longer those of the label.
  if (folded.length !== label.length) return undefined
  const word = wordsOf(query).find((one) => folded.includes(one))
  return word === undefined ? undefined : [folded.indexOf(word), word.length]
}

/** The sign before a number is not looked for: it is written differently in each language. */
function wordsOf(query: string): string[] {
  return fold(query).replaceAll(/[№#]/g, ' ').split(/\s+/).filter(Boolean)
}

function rankOf({ label, also = '' }: PaletteEntry, word: string): number {
  if (fold(label).startsWith(word) || fold(also).startsWith(word)) return 0
  return /^\d+$/.test(word) && fold(also).split(' ')[0]?.endsWith(word) ? 1 : 2
}

/** Case, accents, the two keyboards of Arabic letters and digits make no difference. */
function fold(text: string): string {
  return latinDigits(text)
    .normalize('NFD')
    .replaceAll(/[\p{M}\u200c\u2068\u2069]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll('ي', 'ی')
    .replaceAll('ك', 'ک')
}
