import { type ColumnsQuestion, type FileColumns, mostComparedRows } from '@anfilada/contract/reconciliation/comparison'
import { accept, type Outcome, refuse } from '../../outcome.ts'
import { type Recognised, recogniseColumns } from './columns.rules.ts'
import { type FileRows, rowsOf } from './file-rows.rules.ts'
import { type Table, textOf } from './table-values.rules.ts'

/** The customer's books: what was read of which columns. */
export type Books = FileRows & { columns: FileColumns }

/** Books, or what to ask about a file whose columns are not plain; with `columns` it is read as the reader says. */
export function readBooks(
  tables: readonly Table[],
  company: string,
  columns?: FileColumns,
): Outcome<{ books: Books } | { question: ColumnsQuestion }> {
  if (tables.every(({ length }) => length === 0)) return refuse('file_empty')
  const said = columns ? { sheet: columns.sheet, columns, plain: true, headRow: undefined } : recogniseTable(tables, company)
  const table = tables[said.sheet] ?? []
  if (table.length > mostComparedRows) return refuse('file_too_long')
  const used = { ...said.columns, sheet: said.sheet }
  if (!said.plain) return accept({ question: { rows: rowsToShow(table, said.headRow), guess: used } })
  const books = { ...rowsOf(table, used), columns: used }
  return books.rows.length > 0 ? accept({ books }) : refuse('file_without_rows')
}

/** Of a workbook's sheets the first that needs no question, else the first that looks like one, else the longest. */
function recogniseTable(tables: readonly Table[], company: string): Recognised & { sheet: number } {
  const found = tables.map((table, sheet) => ({ ...recogniseColumns(table, company), sheet, length: table.length }))
  const longest = found.toSorted((one, other) => other.length - one.length || one.sheet - other.sheet)
  const best = found.find(({ plain }) => plain) ?? found.find(({ headRow }) => headRow !== undefined) ?? longest[0]
  if (!best) throw new Error('A file has a table')
  return best
}

const shownRows = 8
const shownLetters = 60

/** From the heading on, when there is one: what a person needs to say which column is what. */
function rowsToShow(table: Table, headRow = 0): string[][] {
  const rows = table.slice(headRow).filter((row) => row.some((cell) => textOf(cell) !== ''))
  const shown = rows.slice(0, shownRows)
  const width = Math.max(...shown.map((row) => row.length))
  return shown.map((row) => Array.from({ length: width }, (_, at) => textOf(row[at]).slice(0, shownLetters)))
}
