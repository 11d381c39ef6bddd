import { kopecks } from '@anfilada/contract/kopecks'
import type { PricedLine } from '@anfilada/contract/pricing/price-order'
import { describe, expect, test } from 'vitest'
import { lineTuple, priceLines, readLine } from './order-lines.rules.ts'

const plain: PricedLine = {
  kind: 'ticket',
  item: 'common',
  quantity: 30,
  unitPrice: kopecks(1000),
  free: 0,
  vatPercent: null,
  sum: kopecks(30_000),
}
const lines: [string, PricedLine][] = [
  ['of tickets', plain],
  ['with free places', { ...plain, free: 2, sum: kopecks(28_000) }],
  ['with VAT', { ...plain, vatPercent: 22 }],
  ['with VAT of zero', { ...plain, vatPercent: 0 }],
  ['priced by the group', { ...plain, sum: kopecks(1000) }],
]

describe('a line of an order', () => {
  test.each(lines)('%s is read as it was written', (_name, line) => {
    expect(readLine(JSON.parse(JSON.stringify(lineTuple(line))))).toEqual(line)
  })

  test('that says nothing special is kept in four values', () => {
    expect(lineTuple(plain)).toEqual(['ticket', 'common', 30, 1000])
  })

  test('shows no sum and no rate to those who may not see prices', () => {
    expect(priceLines([lineTuple({ ...plain, vatPercent: 22 })], false)).toEqual([
      { kind: 'ticket', item: 'common', quantity: 30, free: 0, vat_percent: null, unit_price: null, sum: null },
    ])
  })
})
