import { type CellFault, cellFaults } from '@anfilada/contract/pricing/price-files'
import { museumPriceKeys, type PriceKey } from '@anfilada/contract/pricing/pricing'
import type { Price, PriceTable } from '@anfilada/contract/pricing/price-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadCell, WrittenSheet } from '../../files/spreadsheets.ts'
import { addressOf, parsePriceSheets } from './price-sheet.rules.ts'
import { priceSheet } from './price-sheet.ts'
import { sheetWords } from './import-prices.ts'

fc.configureGlobal({ seed: 2026 })

const known = {
  objects: new Set(['palace', 'park']),
  vat: new Set(['standard', 'none', 'simplified_5']),
  isOwnVat: (code: string) => code !== 'simplified_5',
}

/** A written sheet as a reader finds it. */
function cellsOf(sheet: Pick<WrittenSheet, 'rows'>): ReadCell[] {
  return sheet.rows.flatMap((values, row) =>
    values.flatMap((value, column) => {
      if (value === null || value === '') return []
      const content = typeof value === 'number' ? ({ kind: 'number', number: value } as const) : ({ kind: 'text', text: value } as const)
      return [{ row, column, address: addressOf(row, column), merged: false, content }]
    }),
  )
}

function sheetOf(tables: Record<string, PriceTable>, language: 'ru' | 'en' = 'ru'): WrittenSheet {
  const rows = Object.entries(tables).map(([objectId, prices]) => ({
    objectId,
    museumId: 1,
    museum: '=Музей',
    object: '@Объект',
    prices,
    service: null,
    compared: {},
    revision: 1,
  }))
  return priceSheet(rows, language)
}

const amounts = fc.integer({ min: 0, max: 100_000_000 })
const prices: fc.Arbitrary<Price> = fc.record(
  {
    amount: amounts,
    basis: fc.constant('group' as const),
    tiers: fc
      .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 10_000 }), amount: amounts }), {
        selector: ({ from }) => from,
        minLength: 1,
        maxLength: 10,
      })
      .map((tiers) => tiers.toSorted((one, other) => one.from - other.from)),
    free: fc.record({ per: fc.integer({ min: 1, max: 10_000 }), max: fc.integer({ min: 1, max: 100 }) }, { requiredKeys: ['per'] }),
    vat: fc.constantFrom('standard', 'none'),
  },
  { requiredKeys: ['amount'] },
)
const tables = fc.dictionary(fc.constantFrom<PriceKey>(...museumPriceKeys), prices, {
  maxKeys: museumPriceKeys.length,
  noNullPrototype: true,
})

describe('the sheet of a price list', () => {
  it('comes back as it went out, in either language', () => {
    fc.assert(
      fc.property(tables, tables, fc.constantFrom('ru' as const, 'en' as const), (palace, park, language) => {
        const parsed = parsePriceSheets([{ name: 'Цены', cells: cellsOf(sheetOf({ palace, park }, language)) }], sheetWords, known)
        expect(parsed.faults).toEqual([])
        for (const [objectId, table] of Object.entries({ palace, park })) {
          const said = parsed.prices.get(objectId) ?? {}
          expect(Object.fromEntries(Object.entries(said).filter(([, price]) => price !== null))).toEqual(table)
          expect(Object.keys(said)).toHaveLength(museumPriceKeys.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is read in whatever order its columns stand, without those that are for people', () => {
    const rows = [
      ['Price, RUB', 'Item code', 'Object code'],
      ['1 500,50', 'ticket:common', 'palace'],
    ]
    const parsed = parsePriceSheets([{ name: 'Prices', cells: cellsOf({ rows }) }], sheetWords, known)
    expect(parsed.faults).toEqual([])
    expect(parsed.prices.get('palace')).toEqual({ 'ticket:common': { amount: 150_050 } })
  })

  it('without a column that must be there sets no price', () => {
    const parsed = parsePriceSheets(
      [
        {
          name: 'Prices',
          cells: cellsOf({
            rows: [
              ['Object code', 'Price, RUB', 'Wishes'],
              ['palace', 100],
            ],
          }),
        },
      ],
      sheetWords,
      known,
    )
    expect(parsed.faults).toEqual([
      { sheet: 'Prices', cell: 'C1', read: 'Wishes', fault: 'unknown_column' },
      { sheet: 'Prices', cell: 'D1', read: '', fault: 'missing_column' },
    ])
    expect(parsed.prices.size).toBe(0)
  })
})

const columns = ['Object code', 'Item code', 'Price, RUB', 'Priced', 'By group size', 'Free: one in', 'Free: at most', 'VAT']
const sound = ['palace', 'ticket:common', 1000, 'each', '10=900; 20=800', 15, 2, 'standard'] as const

/** One wrong cell in an otherwise sound row. */
const planted: [CellFault, number, string | number | null, string][] = [
  ['unknown_object', 0, 'castle', 'A2'],
  ['unknown_object', 0, null, 'A2'],
  ['unknown_item', 1, 'ticket:dog', 'B2'],
  ['not_a_number', 2, 'тысяча', 'C2'],
  ['not_a_number', 2, '1.000.000', 'C2'],
  ['below_zero', 2, -5, 'C2'],
  ['too_big', 2, 5_000_000_000, 'C2'],
  ['not_whole_kopecks', 2, 10.005, 'C2'],
  ['price_missing', 2, null, 'C2'],
  ['unknown_basis', 3, 'за автобус', 'D2'],
  ['wrong_tiers', 4, '20=800; 10=900', 'E2'],
  ['wrong_tiers', 4, '10-900', 'E2'],
  ['wrong_tiers', 4, '10=900; 10=800', 'E2'],
  ['not_a_count', 5, 0, 'F2'],
  ['not_a_count', 5, 1.5, 'F2'],
  ['limit_without_free', 5, null, 'G2'],
  ['not_a_count', 6, 'два', 'G2'],
  ['unknown_vat', 7, '20 %', 'H2'],
  ['foreign_vat', 7, 'simplified_5', 'H2'],
]

describe('a wrong cell', () => {
  it.each(planted)('%s is named', (fault, column, value, cell) => {
    const row: (string | number | null)[] = [...sound]
    row[column] = value
    const { faults } = parsePriceSheets([{ name: 'Prices', cells: cellsOf({ rows: [columns, row] }) }], sheetWords, known)
    expect(faults).toEqual([{ sheet: 'Prices', cell, read: String(value ?? (fault === 'limit_without_free' ? 2 : '')), fault }])
  })

  it('is one that was computed, or merged, or says something a second time', () => {
    const cells = cellsOf({ rows: [columns, [...sound], [...sound], [...sound]] })
    const changed = cells.map((cell): ReadCell => {
      if (cell.address === 'C3') return { ...cell, content: { kind: 'formula', text: '=1+1' } }
      return cell.address === 'A4' ? { ...cell, merged: true } : cell
    })
    const { faults } = parsePriceSheets([{ name: 'Prices', cells: [...changed, ...cellsAt(5)] }], sheetWords, known)
    expect(faults.map(({ cell, fault }) => [cell, fault])).toEqual([
      ['C3', 'formula'],
      ['A4', 'merged'],
      ['B6', 'repeated_row'],
    ])
  })

  it('of every kind is planted above', () => {
    const elsewhere: CellFault[] = ['unknown_column', 'missing_column', 'formula', 'merged', 'repeated_row']
    expect(new Set([...planted.map(([fault]) => fault), ...elsewhere])).toEqual(new Set(cellFaults))
  })
})

function cellsAt(row: number): ReadCell[] {
  return cellsOf({ rows: [[...sound]] }).map((cell) => ({ ...cell, row, address: addressOf(row, cell.column) }))
}
