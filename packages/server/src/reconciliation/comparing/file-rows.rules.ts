import type { FileColumns } from '@anfilada/contract/reconciliation/comparison'
import { numbersIn, readDay, readSum, type Table, type TableCell, textOf } from './table-values.rules.ts'

/** A row of the customer's books: `row` as his program counts it, sums in kopecks; in a file of one column `debit` has its sum. */
export type FileRow = { row: number; date: string; document: string; debit: number; credit: number; numbers: readonly string[] }
export type FileRows = {
  rows: FileRow[]
  /** Rows of the file with a sum and no day, or with a day and a sum that cannot be read. */
  unread: number[]
}

/** Balances, turnovers and totals are no operations. */
const totals =
  /(?:^|[^\p{L}])(?:сальдо|остаток|оборот\p{L}*|итого|всего|баланс|(?:opening|closing) balance|balance|turnover|total|subtotal|余额|合计|小计|发生额|مانده|جمع|گردش|số dư|cộng|tổng)(?:[^\p{L}]|$)/iu
const longestDocument = 200

/** What of the table is an operation: has a day and a sum, and is no total. */
export function rowsOf(table: Table, columns: Omit<FileColumns, 'sheet'>): FileRows {
  const found: FileRows = { rows: [], unread: [] }
  for (const [at, cells] of table.entries()) {
    const cell = (column: number | null): TableCell => (column === null ? undefined : cells[column])
    const { debit, credit } = sumsOf(columns, cell)
    const date = readDay(cell(columns.date))
    // What has neither a day nor a sum is a heading, a signature or nothing.
    if (date === undefined ? !debit && !credit : debit === 0 && credit === 0) continue
    if (isTotal(cells, date)) continue
    if (date === undefined || debit === undefined || credit === undefined) {
      found.unread.push(at + 1)
      continue
    }
    const document = textOf(cell(columns.document)).slice(0, longestDocument)
    found.rows.push({ row: at + 1, date, document, debit, credit, numbers: numbersIn(document) })
  }
  return found
}

function sumsOf(columns: Omit<FileColumns, 'sheet'>, cell: (column: number | null) => TableCell) {
  if (columns.amount !== null) return { debit: readSum(cell(columns.amount)), credit: 0 }
  return { debit: readSum(cell(columns.debit)), credit: readSum(cell(columns.credit)) }
}

/** The words of a total stand at its beginning; in the middle of a payment's purpose they say nothing. */
function isTotal(cells: readonly TableCell[], date: string | undefined): boolean {
  const words = cells.filter(
    (cell): cell is string => typeof cell === 'string' && readDay(cell) === undefined && readSum(cell) === undefined,
  )
  const first = words[0] ?? ''
  return totals.test(date === undefined ? first : first.slice(0, 24))
}
