import { judgeArchive } from './check-archive.ts'
import { inTurn } from './in-turn.ts'

/** What a cell holds. A formula is not computed, and what it said last is not believed. */
export type CellContent = { kind: 'text'; text: string } | { kind: 'number'; number: number } | { kind: 'formula'; text: string }
/** A cell that holds something; row and column from 0, as `address` (`F12`) says them from 1. */
export type ReadCell = { row: number; column: number; address: string; merged: boolean; content: CellContent }
/** `cut`: more rows follow than are read. */
export type ReadSheet = { name: string; cells: ReadCell[]; cut?: true }

/** Texts are written as texts whatever they begin with: `=1+1` is no formula in any program that opens the file. */
export type WrittenSheet = {
  name: string
  /** Width in characters; `money`: numbers with two decimals. */
  columns: { width: number; money?: boolean }[]
  rows: (string | number | null)[][]
  /** Rows on top that stay when the rest is scrolled; they are bold. */
  head: number
  rightToLeft: boolean
}

export type SpreadsheetFault = 'file_empty' | 'file_too_dense' | 'file_not_readable'
export type Read = { ok: true; sheets: ReadSheet[] } | { ok: false; fault: SpreadsheetFault }

export type Job = { task: 'read' | 'readText'; file: Uint8Array } | { task: 'write'; sheets: WrittenSheet[] }
export type Done = { sheets: ReadSheet[] } | { rows: string[][] } | { file: Uint8Array }

const thread = new URL('./spreadsheets.worker.ts', import.meta.url)

/** Whatever was uploaded: a workbook's cells, or why they cannot be read. */
export async function readSpreadsheet(file: Buffer): Promise<Read> {
  if (file.length === 0) return { ok: false, fault: 'file_empty' }
  const verdict = await judgeArchive(file)
  if (verdict === 'huge') return { ok: false, fault: 'file_too_dense' }
  if (verdict === 'broken') return { ok: false, fault: 'file_not_readable' }
  const done = await inTurn<Job, Done>(thread, { task: 'read', file })
  return done && 'sheets' in done ? { ok: true, sheets: done.sheets } : { ok: false, fault: 'file_not_readable' }
}

/** A table as its rows, from the first to the last that holds something; a formula stands there as its text. */
type ReadTable = (string | number | undefined)[][]

/** The tables of a kept file, one of each sheet of a workbook, the one of a text. `asker` as in `inTurn`. */
export async function readTables(file: Buffer, format: 'xlsx' | 'txt', asker: string): Promise<ReadTable[] | undefined> {
  const done = await inTurn<Job, Done>(thread, { task: format === 'xlsx' ? 'read' : 'readText', file }, asker)
  if (!done || 'file' in done) return undefined
  return 'rows' in done ? [done.rows] : done.sheets.map(({ cells }) => tableOf(cells))
}

function tableOf(cells: readonly ReadCell[]): ReadTable {
  const table: ReadTable = Array.from({ length: (cells.at(-1)?.row ?? -1) + 1 }, () => [])
  for (const { row, column, content } of cells) (table[row] ?? [])[column] = content.kind === 'number' ? content.number : content.text
  return table
}

/** `asker`: who has one place in the queue, however often he asks. */
export async function writeSpreadsheet(sheets: WrittenSheet[], asker?: string): Promise<Buffer> {
  const done = await inTurn<Job, Done>(thread, { task: 'write', sheets }, asker)
  if (!done || !('file' in done)) throw new Error('The spreadsheet was not written')
  return Buffer.from(done.file)
}
