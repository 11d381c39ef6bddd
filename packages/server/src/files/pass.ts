/** A label, what it names, and what stands under that in a smaller hand. */
export type PassFact = readonly [label: string, value: string, more?: string]

/** What somebody is let in with, one sheet; texts are written already, and nothing here knows what they say. */
export type Pass = {
  /** What the sheet is, and for whom. */
  kind: string
  /** So large that it is read at arm's length, with its day and the same day in another calendar. */
  large: string
  day: string
  otherDay?: string | undefined
  /** Unit squares as an SVG path in a field of `size`, with the empty modules around. */
  code: { path: string; size: number }
  title: string
  place: string
  /** The same for whoever does not read the sheet's language: from left to right. */
  original?: string | undefined
  facts: readonly PassFact[]
  /** What is counted: a head, rows, and the last of them strong. */
  counts: { head: readonly [string, string]; rows: readonly (readonly [string, string])[] }
  note: string
  /** The code in letters, and when the sheet was issued. */
  foot: readonly [string, string]
}

/** Sheets in one language, upright on A4 or as wide as a telephone, each on a page of its own. */
export type Passes = {
  title: string
  language: string
  rightToLeft: boolean
  format: 'a4' | 'phone'
  letterhead: { brand: string; lines: readonly string[] }
  passes: readonly Pass[]
}
