import { describe, expect, it } from 'vitest'
import { createFormats } from '@anfilada/browser/formats'
import { sampleOrder } from '../../testing/samples.ts'
import { findOrders } from './find-orders.ts'

const hermitage = sampleOrder({ id: 71, data: { refno: 'NEVA-5', pass_date: '2026-12-01' }, info: { museum: 'Эрмитаж' } })
const faberge = sampleOrder({
  id: 172,
  data: { refno: 'neva-6', pass_date: '2026-12-24' },
  info: { museum: 'Музей Фаберже', object: 'Шуваловский дворец' },
})

describe('searching the orders', () => {
  it.each([
    ['a number', '17', [172]],
    ['a part of numbers', '7', [71, 172]],
    ['a reference in another case', 'Neva-', [71, 172]],
    ['a date', '2026-12-24', [172]],
    ['a month', '2026-12', [71, 172]],
    ['a museum in another case', 'ФАБЕРЖЕ', [172]],
    ['an object', 'шувалов', [172]],
    ['a day as it is written', '24 декабря', [172]],
    ['a day in numbers', '24.12.2026', [172]],
    ['a day of a month in numbers', '01.12', [71]],
    ['words that follow each other in the text', '71 neva-5', [71]],
    ['spaces around', '  эрмитаж ', [71]],
    ['what no order has', 'Русский музей', []],
    ['signs of a pattern', '.*', []],
    ['nothing', '', []],
    ['spaces only', '   ', []],
  ])('by %s', (_what, query, found) => {
    expect(findOrders([hermitage, faberge], query, createFormats('ru').date).map(({ id }) => id)).toEqual(found)
  })
})
