import type { PriceTable } from '@anfilada/contract/pricing/price-order'
import { describe, expect, test } from 'vitest'
import type { PricedSpan } from './price-table.reads.ts'
import { priceTable } from './price-table.rules.ts'

const named = (name: string) => ({ ru_RU: name, en_US: name, zh_cn: name, fa_IR: name, vi: name })
const palace = { id: 1, name: named('Дворец'), emblem: 'hermitage' as const }
const at = (amount: number): PriceTable => ({ 'ticket:common': { amount, vat: 'standard' } })
const span = (from: string, until: string, more: Partial<PricedSpan> = {}): PricedSpan => ({
  museum: palace,
  objectId: 'main',
  name: named('Главный комплекс'),
  from,
  until,
  own: false,
  applied: { version: 1, prices: at(100), vat: { standard: 22, reduced: 10 } },
  ...more,
})
const [spring, summer] = [span('2026-01-01', '2026-05-31'), span('2026-06-01', '2026-12-31')]
const periodsOf = (...spans: PricedSpan[]) => priceTable(spans)[0]?.objects[0]?.periods.map(({ from, until }) => [from, until])

describe('the days of an object’s prices', () => {
  test('run on while nothing of its own changes, whichever version says so', () => {
    const again = { ...summer, applied: { ...summer.applied, version: 2, vat: { standard: 22, reduced: 12 } } }
    expect(periodsOf(spring, again)).toEqual([['2026-01-01', '2026-12-31']])
  })

  test.each([
    ['the price', { applied: { ...summer.applied, prices: at(200) } }],
    ['its VAT', { applied: { ...summer.applied, vat: { standard: 25 } } }],
    ['whose list it is', { own: true }],
  ])('part where %s changes', (_what, change) => {
    expect(periodsOf(spring, { ...summer, ...change })).toEqual([
      ['2026-01-01', '2026-05-31'],
      ['2026-06-01', '2026-12-31'],
    ])
  })

  test('part where it is not sold in between', () => {
    expect(periodsOf(spring, { ...summer, from: '2026-06-02' })).toEqual([
      ['2026-01-01', '2026-05-31'],
      ['2026-06-02', '2026-12-31'],
    ])
  })

  test('leave out a list that names it without a price, and with the last one object and museum', () => {
    const nothing = { applied: { ...spring.applied, prices: {} } }
    expect(periodsOf({ ...spring, ...nothing }, summer)).toEqual([['2026-06-01', '2026-12-31']])
    expect(priceTable([{ ...spring, ...nothing }])).toEqual([])
  })
})

test('a table has each museum once, and what the company itself sells under none', () => {
  const bus = { museum: null, objectId: 'bus-49', name: named('Автобус') }
  const table = priceTable([spring, summer, { ...spring, objectId: 'annex' }, { ...spring, ...bus }])
  expect(table.map(({ museum, objects }) => [museum?.id, objects.map((one) => one.museum_object_id)])).toEqual([
    [1, ['main', 'annex']],
    [undefined, ['bus-49']],
  ])
})
