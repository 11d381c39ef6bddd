import type { CellFault } from '@anfilada/contract/pricing/price-files'
import { type PriceKey, priceKeys } from '@anfilada/contract/pricing/pricing'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { ReadCell, ReadSheet } from '../../files/spreadsheets.ts'
import { readAmount, readCount, readTiers, type Said, textOf } from './sheet-cells.rules.ts'

/** Columns of the sheet that staff take out, change and bring back, in their order; names of museum, object and item are for people only. */
export const sheetColumns = ['code', 'museum', 'object', 'key', 'item', 'price', 'basis', 'tiers', 'free', 'limit', 'vat'] as const
export type SheetColumn = (typeof sheetColumns)[number]
const needed = ['code', 'key', 'price'] as const
const forPeople: readonly SheetColumn[] = ['museum', 'object', 'item']
const beside = ['basis', 'tiers', 'free', 'limit', 'vat'] as const

/** Titles and words, in every language in which the sheet is written. */
export type SheetWords = { titles: Record<SheetColumn, readonly string[]>; person: readonly string[]; group: readonly string[] }
/** `isOwnVat`: whether the company's taxes know the rate on the days of the list. */
export type Known = { objects: ReadonlySet<string>; vat: ReadonlySet<string>; isOwnVat: (code: string) => boolean }

export type CellError = { sheet: string; cell: string; read: string; fault: CellFault }
export type ObjectPrices = Partial<Record<PriceKey, Price | null>>
/** What the file says, by object; null takes an item off sale. */
export type ParsedPrices = { prices: Map<string, ObjectPrices>; rows: number; faults: CellError[] }

const mostFaults = 1000
const longestRead = 100

type Row = { number: number; cells: ReadonlyMap<SheetColumn, ReadCell>; columns: ReadonlyMap<SheetColumn, number> }
type Report = (cell: ReadCell | { row: number; column: number }, fault: CellFault) => undefined

/** Reads every sheet of a workbook; each wrong cell is named, and a row with one sets no price. */
export function parsePriceSheets(sheets: readonly ReadSheet[], words: SheetWords, known: Known): ParsedPrices {
  const parsed: ParsedPrices = { prices: new Map(), rows: 0, faults: [] }
  for (const sheet of sheets.filter(({ cells }) => cells.length > 0)) {
    const report: Report = (cell, fault) => {
      const [address, read] = 'content' in cell ? [cell.address, textOf(cell.content)] : [addressOf(cell.row, cell.column), '']
      if (parsed.faults.length < mostFaults)
        parsed.faults.push({ sheet: sheet.name, cell: address, read: read.slice(0, longestRead), fault })
    }
    for (const row of rowsOf(sheet, words, report)) readRow(row, { words, known, report }, parsed)
  }
  return parsed
}

/** `F12` */
export function addressOf(row: number, column: number): string {
  const letters = column < 26 ? '' : String.fromCodePoint(64 + Math.floor(column / 26))
  return `${letters}${String.fromCodePoint(65 + (column % 26))}${row + 1}`
}

/** Rows under the titles. Without a column that must be there no row is read. */
function rowsOf({ cells }: ReadSheet, { titles }: SheetWords, report: Report): Row[] {
  const top = Math.min(...cells.map((cell) => cell.row))
  const columns = new Map<SheetColumn, number>()
  for (const cell of cells.filter(({ row }) => row === top)) {
    const column = sheetColumns.find((name) => titles[name].includes(textOf(cell.content)))
    if (column === undefined || columns.has(column)) report(cell, 'unknown_column')
    else columns.set(column, cell.column)
  }
  const missing = needed.filter((name) => !columns.has(name))
  const free = Math.max(...cells.filter(({ row }) => row === top).map(({ column }) => column)) + 1
  missing.forEach((_name, index) => report({ row: top, column: free + index }, 'missing_column'))
  return missing.length > 0
    ? []
    : byRow(
        cells.filter(({ row }) => row > top),
        columns,
      )
}

function byRow(cells: readonly ReadCell[], columns: ReadonlyMap<SheetColumn, number>): Row[] {
  const names = new Map([...columns].map(([name, column]) => [column, name]))
  const rows = new Map<number, Map<SheetColumn, ReadCell>>()
  for (const cell of cells) {
    const name = names.get(cell.column)
    if (name === undefined || forPeople.includes(name)) continue
    rows.set(cell.row, (rows.get(cell.row) ?? new Map<SheetColumn, ReadCell>()).set(name, cell))
  }
  return [...rows].map(([number, found]) => ({ number, cells: found, columns }))
}

type Reading = { words: SheetWords; known: Known; report: Report }

function readRow(row: Row, reading: Reading, parsed: ParsedPrices): void {
  const before = parsed.faults.length
  for (const cell of row.cells.values()) {
    if (cell.content.kind === 'formula') reading.report(cell, 'formula')
    else if (cell.merged) reading.report(cell, 'merged')
  }
  if (parsed.faults.length > before) return
  const objectId = readKnown(row, 'code', (text) => reading.known.objects.has(text), 'unknown_object', reading.report)
  const key = readKnown(row, 'key', isPriceKey, 'unknown_item', reading.report)
  const price = readPrice(row, reading)
  if (objectId === undefined || key === undefined || !isPriceKey(key)) return
  const prices = parsed.prices.get(objectId) ?? {}
  if (Object.hasOwn(prices, key)) reading.report(cellOf(row, 'key'), 'repeated_row')
  // A wrong row stands too: the second of two is one too many, whether or not the first was right.
  parsed.prices.set(objectId, { ...prices, [key]: price })
  parsed.rows++
}

function isPriceKey(text: string): text is PriceKey {
  return (priceKeys as readonly string[]).includes(text)
}

function cellOf(row: Row, name: SheetColumn): ReadCell | { row: number; column: number } {
  return row.cells.get(name) ?? { row: row.number, column: row.columns.get(name) ?? 0 }
}

function readKnown(
  row: Row,
  name: 'code' | 'key',
  isKnown: (text: string) => boolean,
  fault: CellFault,
  report: Report,
): string | undefined {
  const cell = row.cells.get(name)
  const text = cell ? textOf(cell.content) : ''
  return isKnown(text) ? text : report(cellOf(row, name), fault)
}

function readPrice(row: Row, reading: Reading): Price | null {
  const read = <T>(name: SheetColumn, how: (content: ReadCell['content']) => Said<T>): T | undefined => {
    const cell = row.cells.get(name)
    if (!cell) return undefined
    const result = how(cell.content)
    return result.ok ? result.value : reading.report(cell, result.fault)
  }
  const said = {
    amount: read('price', readAmount),
    basis: read('basis', (content) => readBasis(textOf(content), reading.words)),
    tiers: read('tiers', readTiers),
    per: read('free', readCount),
    max: read('limit', readCount),
    vat: read('vat', (content) => readVat(textOf(content), reading.known)),
  }
  if (said.max !== undefined && !row.cells.has('free')) reading.report(cellOf(row, 'limit'), 'limit_without_free')
  if (!row.cells.has('price') && beside.some((name) => row.cells.has(name))) reading.report(cellOf(row, 'price'), 'price_missing')
  return priceOf(said)
}

type Parts = {
  amount: number | undefined
  basis: 'person' | 'group' | undefined
  tiers: Price['tiers']
  per: number | undefined
  max: number | undefined
  vat: string | undefined
}

function priceOf({ amount, basis, tiers, per, max, vat }: Parts): Price | null {
  if (amount === undefined) return null
  return {
    amount,
    ...(basis === 'group' && { basis }),
    ...(tiers && { tiers }),
    ...(per !== undefined && { free: { per, ...(max !== undefined && { max }) } }),
    ...(vat !== undefined && { vat }),
  }
}

function readBasis(text: string, { person, group }: SheetWords): Said<'person' | 'group'> {
  if (group.includes(text)) return { ok: true, value: 'group' }
  return person.includes(text) ? { ok: true, value: 'person' } : { ok: false, fault: 'unknown_basis' }
}

function readVat(text: string, { vat, isOwnVat }: Known): Said<string> {
  if (!vat.has(text)) return { ok: false, fault: 'unknown_vat' }
  return isOwnVat(text) ? { ok: true, value: text } : { ok: false, fault: 'foreign_vat' }
}
