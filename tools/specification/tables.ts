import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of a table, by the names of its columns. */
export type Line = Readonly<Record<string, string>>

const page = join(import.meta.dirname, '../../docs/specification/tables.md')

/** The tables of the specification by their headings, as they stand in docs/specification/tables.md. */
export const specification: ReadonlyMap<string, readonly Line[]> = readTables(readFileSync(page, 'utf8'))

/** The lines of one table; a table that is not there, or is empty, is a mistake of whoever walks it. */
export function linesOf(table: string): readonly Line[] {
  const lines = specification.get(table)
  if (!lines?.length) throw new Error(`The specification has no table "${table}"`)
  return lines
}

/** The first table below each heading of a Markdown page. A line with more or fewer cells than its head is refused. */
export function readTables(markdown: string): Map<string, Line[]> {
  const tables = new Map<string, Line[]>()
  for (const section of markdown.split(/^## /m).slice(1)) {
    const [heading = '', ...rest] = section.split('\n')
    const [head, , ...lines] = rest.filter((line) => line.startsWith('|')).map(cellsOf)
    if (!head) throw new Error(`"${heading}" has no table`)
    tables.set(
      heading,
      lines.map((cells) => {
        if (cells.length !== head.length)
          throw new Error(`"${heading}": ${cells.length} cells for ${head.length} columns: ${cells.join('|')}`)
        return Object.fromEntries(head.map((column, place) => [column, cells[place] ?? '']))
      }),
    )
  }
  return tables
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/**
 * What of a table has no counterpart: `found` are lines of the same columns as the running product shows them. `inOrder`: the counterparts
 * have to follow each other as the lines do.
 */
export function holesIn(table: readonly Line[], found: readonly Line[], { inOrder = false } = {}): string[] {
  const shown = found.map(wordsOf)
  const missing = table.map(wordsOf).filter((line) => !shown.includes(line))
  if (missing.length > 0 || !inOrder) return missing.map((line) => `no counterpart: ${line}`)
  const places = table.map((line) => shown.indexOf(wordsOf(line)))
  return places.every((place, at) => at === 0 || place > (places[at - 1] as number)) ? [] : [`another order: ${shown.join('; ')}`]
}

function wordsOf(line: Line): string {
  return Object.values(line).join(' · ')
}
