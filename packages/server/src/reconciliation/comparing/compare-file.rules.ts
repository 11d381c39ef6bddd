import type { ActPeriod } from '@anfilada/contract/reconciliation/act'
import type { ColumnsQuestion, Comparison, ComparisonLine, FileColumns } from '@anfilada/contract/reconciliation/comparison'
import { accept, type Outcome } from '../../outcome.ts'
import { compareBooks, type OwnRow } from './compare-books.rules.ts'
import { readBooks } from './read-books.rules.ts'
import type { Table } from './table-values.rules.ts'

/** An act's rows and our name on it, and the tables of a file; `columns`: where the file has what, when somebody has said so. */
export type CompareJob = {
  ours: readonly OwnRow[]
  company: string
  period: ActPeriod
  tables: readonly Table[]
  columns: FileColumns | undefined
}
/** What came of a comparison beside its lines. */
export type Found = Pick<Comparison, 'counts' | 'difference' | 'has_sides' | 'unread' | 'outside'>
export type ComparedFile = { columns: FileColumns; found: Found; lines: readonly ComparisonLine[] }

const namedUnread = 10

/** The act beside the file, or what has to be asked about its columns. */
export function compareFile({
  ours,
  company,
  period,
  tables,
  columns: said,
}: CompareJob): Outcome<ComparedFile | { question: ColumnsQuestion }> {
  const read = readBooks(tables, company, said)
  if (!read.ok) return read
  if ('question' in read.value) return accept(read.value)
  const { rows, unread, columns } = read.value.books
  const hasSides = columns.amount === null
  const { lines, ...compared } = compareBooks(ours, { rows, hasSides }, period)
  const found = { ...compared, has_sides: hasSides, unread: { count: unread.length, rows: unread.slice(0, namedUnread) } }
  return accept({ columns, found, lines })
}
