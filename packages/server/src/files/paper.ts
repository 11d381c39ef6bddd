/** What stands on a paper, from top to bottom; texts are written already, and nothing here knows what they say. */
export type PaperBlock =
  | { kind: 'title' | 'text' | 'strong' | 'small'; text: string }
  /** A line between two parts. */
  | { kind: 'rule' }
  /** What is called how: a label and what it names. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /**
   * A table with a head that stands on each page. `widths` are shares; the first `texts` columns are texts, the others numbers. With `halves` the
   * columns stand twice, each side under its name, and of the right one the rows have nothing: somebody writes there by hand. `perPage`: rows of
   * one line each, so many on the first page and on each further one; without it every page of a long table costs as much as all that follow.
   */
  | {
      kind: 'table'
      head: readonly string[]
      widths: readonly number[]
      texts: number
      rows: readonly (readonly string[])[]
      halves?: readonly [left: string, right: string]
      perPage?: readonly [first: number, further: number]
    }
  /** What the table above comes to. */
  | { kind: 'sums'; rows: readonly (readonly [label: string, value: string])[] }
  /** A square that a telephone's camera reads: unit squares as an SVG path in a field of `size`; what it is for stands beside it. */
  | { kind: 'code'; path: string; size: number; text: string }
  /** Whoever signs: the post, room for the hand, the name. Never parted from one another by a page. */
  | { kind: 'signatures'; rows: readonly (readonly [post: string, name: string])[] }

/** A4 pages in Russian, upright or `lying`; as many as it takes. */
export type Paper = { title: string; blocks: readonly PaperBlock[]; lying?: boolean }

const longTable = 40

/** How a table of so many rows of two lines is parted: a long one is laid out page by page, for whole it takes the library minutes. */
export function pagesOf(rows: number): { perPage?: readonly [first: number, further: number] } {
  return rows > longTable ? { perPage: [17, 24] } : {}
}
