import { describe, expect, test } from 'vitest'
import type { Price } from '@anfilada/contract/pricing/price-order'
import type { PricedMuseum, PricedObject } from '@anfilada/contract/pricing/price-table'
import { columnsOf, isWholeYear, narrow } from './table-view.ts'

const named = (ru: string, en = ru) => ({ ru_RU: ru, en_US: en, zh_cn: ru, fa_IR: ru, vi: ru })
const wholeYear = { from: '2026-01-01', until: '2026-12-31' }
const object = (name: ReturnType<typeof named>, prices: Record<string, Price>): PricedObject => ({
  museum_object_id: name.en_US,
  name,
  periods: [{ ...wholeYear, own: false, prices, vat: { standard: 22 } }],
})
const museum = (id: number, name: ReturnType<typeof named>, ...objects: PricedObject[]): PricedMuseum => ({
  museum: { id, name, emblem: 'museum' },
  objects,
})
const table: PricedMuseum[] = [
  museum(
    1,
    named('Эрмитаж', 'Hermitage'),
    object(named('Главный штаб', 'General Staff'), {
      'ticket:common': { amount: 150_000 },
      'service:rgc': { amount: 450_050, vat: 'standard' },
    }),
    object(named('Дворец Меншикова', 'Menshikov Palace'), { 'ticket:common': { amount: 60_000, vat: 'standard' } }),
  ),
  museum(2, named('Павловск', 'Pavlovsk'), object(named('Дворец', 'Palace'), { 'ticket:common': { amount: 92_000 } })),
  { museum: null, objects: [object(named('Автобус', 'Coach'), { 'service:transport': { amount: 425_000 } })] },
]

describe('the columns', () => {
  test('are what museums sell somewhere, with kopecks where one price has them, and the VAT that all share', () => {
    expect(columnsOf(table).map(({ key, withKopecks, vat }) => [key, withKopecks, vat])).toEqual([
      ['ticket:common', false, undefined],
      ['service:rgc', true, 22],
    ])
  })
})

describe('the search', () => {
  const found = (find: string, language: 'ru' | 'en' = 'ru', of = '') =>
    narrow(table, { museum: of, find }, language).flatMap(({ objects }) => objects.map(({ name }) => name.ru_RU))

  test.each([
    ['дворец', ['Дворец Меншикова', 'Дворец']],
    ['ЭРМИТАЖ', ['Главный штаб', 'Дворец Меншикова']],
    ['эрмит штаб', ['Главный штаб']],
    ['автоб', ['Автобус']],
    ['', ['Главный штаб', 'Дворец Меншикова', 'Дворец', 'Автобус']],
    ['собор', []],
  ])('%j finds by museum and object together', (find, names) => {
    expect(found(find)).toEqual(names)
  })

  test('reads the language of the reader, and Russian as on the museums’ papers', () => {
    expect(found('hermit staff', 'en')).toEqual(['Главный штаб'])
    expect(found('штаб', 'en')).toEqual(['Главный штаб'])
    expect(found('hermit', 'ru')).toEqual([])
  })

  test('stays within the chosen museum', () => {
    expect(found('дворец', 'ru', '2')).toEqual(['Дворец'])
  })
})

test('a whole year is one from its first day to its last', () => {
  expect([isWholeYear(wholeYear), isWholeYear({ ...wholeYear, from: '2026-01-02' })]).toEqual([true, false])
})
