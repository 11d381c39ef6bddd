import type { Language } from '@anfilada/contract/languages'
import { writeXlsxStream } from 'hucre/xlsx'
import { type Cell, sheetCell, sheetFormat } from './cells.rules.ts'
import type { ShownColumn } from './exported-list.ts'

type Sheet = { name: string; columns: readonly ShownColumn[]; pages: AsyncIterable<Cell[][]>; language: Language; zone: string }

/** One sheet, packed while it is written: in memory stand a page of rows and what is on its way. */
export function writeXlsx({ name, columns, pages, language, zone }: Sheet): AsyncIterable<Uint8Array> {
  const shown = columns.map(({ title, kind, width }) => {
    const numFmt = sheetFormat(kind, language)
    return { header: title, width, ...(numFmt !== undefined && { numFmt }) }
  })
  return writeXlsxStream(rowsOf(columns, pages, zone), { name, columns: shown, freezePane: { rows: 1 } })
}

async function* rowsOf(columns: readonly ShownColumn[], pages: AsyncIterable<Cell[][]>, zone: string) {
  for await (const rows of pages) for (const row of rows) yield columns.map(({ kind }, at) => sheetCell(kind, row[at] ?? null, zone))
}
