import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PriceKey } from '@anfilada/contract/pricing/pricing'
import { priceColumns, type ObjectPrices } from '../amounts/price-columns.ts'
import { readRubles, writeRubles, type Comma } from '../amounts/rubles.ts'
import { faultKey, type CellEdit, type Sheet } from '../draft/sheet.ts'
import type { Range } from '../../shell/grid/selection.ts'
import { writeTsv } from './tsv.ts'

/** What is copied: the text for any spreadsheet, and beside it the whole prices for this one. */
export type Clip = { text: string; prices: (Price | null)[][] }
type Place = { object: string; key: PriceKey }

/** What a typed text makes of a cell: another amount, the rest of the price as it was. A price out of nothing takes the column's VAT. */
export function typedInto(
  { object, key }: Place,
  typed: string,
  now: ObjectPrices | undefined,
  usualVat: string | undefined,
  comma?: Comma,
): CellEdit {
  const sum = readRubles(typed, comma)
  if (!sum.ok) return { object, key, typed: typed.trim(), fault: sum.fault }
  if (sum.kopecks === null) return { object, key, to: null }
  const rest = now?.[key] ?? (usualVat === undefined ? {} : { vat: usualVat })
  return { object, key, to: { ...rest, amount: sum.kopecks } }
}

export function copied(objects: readonly string[], range: Range, sheet: Sheet, comma: string): Clip {
  const prices: (Price | null)[][] = []
  const texts: string[][] = []
  for (const object of objects.slice(range.top, range.bottom + 1)) {
    const keys = priceColumns.slice(range.start, range.end + 1)
    const own = keys.map((key) => sheet.prices.get(object)?.[key] ?? null)
    prices.push(own)
    texts.push(
      own.map((price, at) => sheet.faults.get(faultKey(object, keys[at] ?? ''))?.typed ?? (price ? writeRubles(price.amount, comma) : '')),
    )
  }
  return { text: writeTsv(texts), prices }
}

/**
 * Cells of the clipboard laid over the grid from a corner on. A single one fills the whole range; what would fall outside is left out.
 * `cell` says what becomes of a place, given row and column of the clipboard.
 */
export function laidOver<E>(
  block: { rows: number; columns: number },
  range: Range,
  objects: readonly string[],
  cell: (at: { row: number; column: number }, place: Place) => E,
): E[] {
  const isSingle = block.rows === 1 && block.columns === 1
  const rows = isSingle ? range.bottom - range.top + 1 : block.rows
  const columns = isSingle ? range.end - range.start + 1 : block.columns
  const edits: E[] = []
  for (const [row, object] of objects.slice(range.top, range.top + rows).entries()) {
    for (const [column, key] of priceColumns.slice(range.start, range.start + columns).entries()) {
      edits.push(cell(isSingle ? { row: 0, column: 0 } : { row, column }, { object, key }))
    }
  }
  return edits
}
