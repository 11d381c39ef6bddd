import type { OfficeLanguage } from '@anfilada/contract/languages'
import { museumPriceKeys, type PriceKey } from '@anfilada/contract/pricing/pricing'
import type { Price } from '@anfilada/contract/pricing/price-order'
import { soldPhrases } from '@anfilada/phrases/price-files'
import { priceSheetPhrases } from '@anfilada/phrases/price-sheet'
import type { WrittenSheet } from '../../files/index.ts'
import type { GridRow } from '../lists/versions.reads.ts'
import { sheetColumns, type SheetColumn } from './price-sheet.rules.ts'
import { writeTiers } from './sheet-cells.rules.ts'

const widths: Record<SheetColumn, number> = {
  code: 26,
  museum: 26,
  object: 32,
  key: 30,
  item: 28,
  price: 12,
  basis: 14,
  tiers: 24,
  free: 18,
  limit: 20,
  vat: 14,
}

/** The sheet that staff change and bring back: one row for each object and item, sold or not, one column for each part of a price. */
export function priceSheet(rows: readonly GridRow[], language: OfficeLanguage): WrittenSheet {
  const words = priceSheetPhrases[language]
  const body = rows.flatMap(({ objectId, museum, object, service, prices }) =>
    keysOf(service).map((key) => [objectId, museum, object, key, itemName(key, language), ...partsOf(prices[key], words)]),
  )
  return {
    name: words.sheet,
    columns: sheetColumns.map((column) => ({ width: widths[column], money: column === 'price' })),
    rows: [sheetColumns.map((column) => words.titles[column]), ...body],
    head: 1,
    rightToLeft: false,
  }
}

/** What can be sold: tickets and services of a museum's object, hours of what the company itself sells. */
function keysOf(service: GridRow['service']): readonly PriceKey[] {
  return service === null ? museumPriceKeys : [`service:${service}`]
}

function partsOf(price: Price | undefined, words: { person: string; group: string }): (string | number | null)[] {
  if (!price) return [null, null, null, null, null, null]
  const { amount, basis, tiers, free, vat = null } = price
  return [amount / 100, basis === 'group' ? words.group : words.person, writeTiers(tiers), free?.per ?? null, free?.max ?? null, vat]
}

/** `ticket:common` in words. */
export function itemName(key: PriceKey, language: keyof typeof soldPhrases): string {
  const sold: Record<string, Record<string, string>> = { ticket: soldPhrases[language].ticket, service: soldPhrases[language].service }
  const [kind = '', item = ''] = key.split(':')
  return sold[kind]?.[item] ?? item
}
