import type { InterchangePhrases } from '@anfilada/phrases/interchange'
import type { ReadCell, ReadSheet } from '../../files/index.ts'
import { textOf } from './cell-kinds.rules.ts'
import type { Report } from './placed-faults.ts'
import type { Column } from './sheet-plan.rules.ts'
import { titleOf } from './write-sheets.rules.ts'

/** `F12` of row and column from 0. */
export function addressOf(row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCodePoint(64 + Math.floor(column / 26))
  return `${letters}${String.fromCodePoint(65 + (column % 26))}${row + 1}`
}

/** A row under the titles, by its columns; a cell that cannot be believed is not in it. */
export type SheetRow = { sheet: string; number: number; cells: ReadonlyMap<Column, ReadCell>; columns: ReadonlyMap<Column, number> }

type Asked = { columns: readonly Column[]; languages: readonly InterchangePhrases[]; report: Report }

/** The rows of a sheet. Titles stand in its first row, in any order and any language of the office; without all of them no row is read. */
export function rowsOf(sheet: ReadSheet, { columns, languages, report }: Asked): SheetRow[] {
  const places = findColumns(sheet, { columns, languages, report })
  if (!places) return []
  if (sheet.cut) report({ sheet: sheet.name, place: '' }, 'too_many_rows')
  const byPlace = new Map([...places].map(([column, place]) => [place, column]))
  const rows = new Map<number, Map<Column, ReadCell>>()
  for (const cell of sheet.cells.slice(titlesIn(sheet).length)) {
    const column = byPlace.get(cell.column)
    const row = rows.get(cell.row) ?? new Map<Column, ReadCell>()
    rows.set(cell.row, row)
    const at = { sheet: sheet.name, place: cell.address, read: textOf(cell.content) }
    if (cell.content.kind === 'formula') report(at, 'formula')
    else if (cell.merged) report(at, 'merged')
    else if (column === undefined) report(at, 'unknown_column')
    else row.set(column, cell)
  }
  return [...rows].map(([number, cells]) => ({ sheet: sheet.name, number, cells, columns: places }))
}

function titlesIn({ cells }: ReadSheet): ReadCell[] {
  return cells.filter(({ row }) => row === cells[0]?.row)
}

function findColumns(sheet: ReadSheet, { columns, languages, report }: Asked): Map<Column, number> | undefined {
  const titles = titlesIn(sheet)
  const found = new Map<Column, number>()
  for (const cell of titles) {
    const title = textOf(cell.content)
    const column = columns.find((one) => languages.some((words) => titleOf(one, words) === title))
    const at = { sheet: sheet.name, place: cell.address, read: title }
    if (!column) report(at, 'unknown_column')
    else if (found.has(column)) report(at, 'column_twice')
    else found.set(column, cell.column)
  }
  const missing = columns.filter((column) => !found.has(column))
  const free = (titles.at(-1)?.column ?? -1) + 1
  missing.forEach((column, index) => {
    const place = addressOf(titles[0]?.row ?? 0, free + index)
    report({ sheet: sheet.name, place }, 'missing_column', (words) => ({ title: titleOf(column, words) }))
  })
  return missing.length > 0 ? undefined : found
}
