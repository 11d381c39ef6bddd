import type { Language } from '@anfilada/contract/languages'
import { byteOrderMark, type Cell, csvCell, csvStyles } from './cells.rules.ts'
import type { ShownColumn } from './exported-list.ts'

type Table = { columns: readonly ShownColumn[]; pages: AsyncIterable<Cell[][]>; language: Language; zone: string }

/** Rows as text, a page at a time. */
export async function* writeCsv({ columns, pages, language, zone }: Table): AsyncGenerator<Buffer> {
  const style = csvStyles[language]
  const line = (cells: readonly string[]): string => `${cells.join(style.separator)}\r\n`
  yield Buffer.from(byteOrderMark + line(columns.map(({ title }) => csvCell('text', title, zone, style))))
  for await (const rows of pages) {
    yield Buffer.from(rows.map((row) => line(columns.map(({ kind }, at) => csvCell(kind, row[at] ?? null, zone, style)))).join(''))
  }
}
