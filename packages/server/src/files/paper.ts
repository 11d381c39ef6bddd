/** What stands on a paper, from top to bottom; texts are written already, and nothing here knows what they say. */
export type PaperBlock =
  /** The mark with its word, and beside it whose paper this is. */
  | { kind: 'letterhead'; brand: string; lines: readonly string[] }
  | { kind: 'title' | 'text' | 'strong' | 'small'; text: string }
  /** A line between two parts, or a page that begins. */
  | { kind: 'rule' | 'page' }
  /** What is called how: a label and what it names. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** Where money goes, in the frames that people look for it in: who, and beside it the numbers. */
  | { kind: 'frames'; rows: readonly { label: string; value: string; numbers: readonly (readonly [label: string, value: string])[] }[] }
  /**
   * A table with a head that stands on each of its pages. `widths` are shares; the first `texts` columns are texts, the others numbers. With
   * `halves` the columns stand twice, each side under its name, and of the right one the rows have nothing: somebody writes there by hand.
   * `breaks`: the rows before which a page begins (`breaksOf`): laid out whole, every page of a table costs as much as all that follow.
   */
  | {
      kind: 'table'
      head: readonly string[]
      widths: readonly number[]
      texts: number
      rows: readonly (readonly string[])[]
      /** In smaller type: many columns. */
      narrow?: boolean
      halves?: readonly [left: string, right: string]
      breaks: readonly number[]
    }
  /** What the table above comes to. */
  | { kind: 'sums'; rows: readonly (readonly [label: string, value: string])[] }
  /** A square that a telephone's camera reads: unit squares as an SVG path in a field of `size`; what it is for stands beside it. */
  | { kind: 'code'; path: string; size: number; text: string }
  /** Whoever signs: the post, room for the hand, the name. Never parted from one another by a page. */
  | { kind: 'signatures'; rows: readonly (readonly [post: string, name: string])[] }

/** A4 pages in Russian, upright or `lying`; as many as it takes. */
export type Paper = { title: string; blocks: readonly PaperBlock[]; lying?: boolean }

/** Before which rows a page begins, for rows of such heights and so much room on the first page and on each further one. */
export function breaksOf(heights: readonly number[], [first, further]: readonly [number, number]): number[] {
  const breaks: number[] = []
  let room = first
  for (const [at, height] of heights.entries()) {
    if (height > room && at > 0) {
      breaks.push(at)
      room = further
    }
    room -= height
  }
  return breaks
}

/** Lines of text on an upright page beside all that stands around a table, and what lies between two rows. */
const [upright, between] = [[36, 57], 0.55] as const

/** The same for an upright page, whose rows are as high as their texts; so many letters stand in a line of their column. */
export function breaksOfTexts(texts: readonly string[], letters: number): number[] {
  return breaksOf(
    texts.map((text) => linesOf(text, letters) + between),
    upright,
  )
}

/** The same for rows of texts in several columns, `letters` in a line of each, and so many lines of text beside all that stands around a table. */
export function breaksOfCells(rows: readonly (readonly string[])[], letters: readonly number[], room: readonly [number, number]): number[] {
  const height = (cells: readonly string[]): number =>
    Math.max(...cells.map((cell, at) => cell.split('\n').reduce((lines, line) => lines + linesOf(line, letters[at] ?? 1), 0))) + between
  return breaksOf(rows.map(height), room)
}

function linesOf(text: string, letters: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    const fits = used === 0 || used + 1 + word.length <= letters
    lines += fits ? 0 : 1
    used = fits && used > 0 ? used + 1 + word.length : word.length
  }
  return lines
}
