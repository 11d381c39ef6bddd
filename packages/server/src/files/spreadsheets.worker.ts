import { parentPort, workerData } from 'node:worker_threads'
import { type Cell, type CellValue, cellRef, type MergeRange, readXlsx, type Sheet, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import { parseCsv } from 'hucre/csv'
import { dateIn } from '@anfilada/contract/dates'
import type { CellContent, Done, Job, ReadCell, ReadSheet, WrittenSheet } from './spreadsheets.ts'

/** Further down or to the right nobody keeps a price: what stands there is not read, but for one row more, which tells that there are more. */
const range = 'A1:AZ50002'
const [mostRows, mostColumns] = [50_001, 52]

async function run(job: Job): Promise<Done> {
  if (job.task === 'write') return { file: await writeXlsx({ sheets: job.sheets.map(sheetToWrite) }) }
  if (job.task === 'readText') return { rows: readText(job.file) }
  const workbook = await readXlsx(job.file, { range, sheets: (info) => !info.hidden && !info.veryHidden })
  return { sheets: workbook.sheets.map(readSheet) }
}

/** UTF-8 when it can be, else the letters of Russian Windows; a byte order mark is no letter. */
function readText(file: Uint8Array): string[][] {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    text = new TextDecoder('windows-1251').decode(file)
  }
  const rows = parseCsv(text, { delimiter: delimiterOf(text), maxRows: mostRows })
  return rows.map((cells) => cells.slice(0, mostColumns).map((cell) => String(cell ?? '').trim()))
}

/** In this order: where decimals have a comma, nearly every line has one. */
const delimiters = [';', '\t', ','] as const

function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
  return delimiters.find((one) => lines.filter((line) => line.includes(one)).length * 2 > lines.length) ?? ';'
}

function readSheet(sheet: Sheet): ReadSheet {
  const cells: ReadCell[] = []
  const merges = sheet.merges ?? []
  for (const [row, values] of sheet.rows.entries()) {
    for (const [column, value] of values.entries()) {
      const content = contentOf(value, sheet.cells?.get(`${row},${column}`))
      if (content)
        cells.push({ row, column, address: cellRef(row, column), merged: merges.some((merge) => covers(merge, row, column)), content })
    }
  }
  const read = cells.filter(({ row }) => row < mostRows)
  return { name: sheet.name, cells: read, ...(read.length < cells.length && { cut: true }) }
}

function contentOf(value: CellValue, cell: Cell | undefined): CellContent | undefined {
  if (cell?.type === 'formula') return { kind: 'formula', text: `=${cell.formula ?? ''}` }
  if (typeof value === 'number') return { kind: 'number', number: value }
  const text = (value instanceof Date ? dayOrTime(value) : String(value ?? '')).trim()
  return text === '' ? undefined : { kind: 'text', text }
}

/** A time of day is a part of the day before the first one that a sheet can name. */
function dayOrTime(value: Date): string {
  const moment = value.toISOString()
  return moment < '1900' ? moment.slice('1899-12-31T'.length, '1899-12-31T10:00'.length) : dateIn('UTC', value)
}

function covers({ startRow, endRow, startCol, endCol }: MergeRange, row: number, column: number): boolean {
  return row >= startRow && row <= endRow && column >= startCol && column <= endCol
}

/** Programs read `_x0041_` in a text as the sign with that number (ECMA-376, ST_Xstring): where it is meant as it stands, its first stroke is such a sign. */
function literal(value: string | number | null): string | number | null {
  return typeof value === 'string' ? value.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_') : value
}

function sheetToWrite({ name, columns, rows: given, head, rightToLeft }: WrittenSheet): WriteSheet {
  const rows = given.map((values) => values.map(literal))
  const bold: [string, Partial<Cell>][] = rows
    .slice(0, head)
    .flatMap((values, row) =>
      values.map((value, column): [string, Partial<Cell>] => [`${row},${column}`, { value, style: { font: { bold: true } } }]),
    )
  return {
    name,
    columns: columns.map(({ width, money }) => ({ width, ...(money && { numFmt: '#,##0.00' }) })),
    rows,
    cells: new Map(bold),
    freezePane: { rows: head },
    view: { rightToLeft },
  }
}

parentPort?.postMessage(await run(workerData as Job), [])
