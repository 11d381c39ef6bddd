import { filtersOn, fitsFilters, noGuide } from '@anfilada/contract/orders/order-filters'
import { describe, expect, it } from 'vitest'
import { coachData, sampleOrder } from '../../../testing/samples.ts'
import { filterOrders, hiddenBy, optionsOf } from './order-filters.ts'

const hermitage = { museum_id: 1 }
const faberge = { museum_id: 2 }
const orders = [
  sampleOrder({ id: 1, data: hermitage, info: { status: 'confirmed', due: 4_500_000 } }),
  sampleOrder({ id: 2, data: faberge, info: { status: 'waiting_list' } }),
  sampleOrder({ id: 3, data: { ...hermitage, guide: '' }, info: { status: 'confirmed' } }),
  sampleOrder({ id: 4, data: { ...coachData, museum_id: null }, info: { due: null, total: null, paid: null } }),
]
const shown = (filters: Parameters<typeof filterOrders>[1]) => filterOrders(orders, filters).map(({ id }) => id)

describe('the filters of the upcoming list', () => {
  it('let everything through while none is on', () => {
    expect(shown({})).toEqual([1, 2, 3, 4])
  })

  it('look at money due, status, museum, kind and guide', () => {
    expect(shown({ unpaid: true })).toEqual([1])
    expect(shown({ status: ['waiting_list'] })).toEqual([2])
    expect(shown({ museum: [1] })).toEqual([1, 3])
    expect(shown({ kind: ['transport'] })).toEqual([4])
    expect(shown({ guide: 'Ли Вэй' })).toEqual([1, 2, 4])
  })

  it('let through any one of several that they are set to, and what older clients name alone', () => {
    expect(shown({ status: ['confirmed', 'waiting_list'] })).toEqual([1, 2, 3])
    expect(shown({ status: ['waiting_list', 'in_processing'], museum: [1, 2] })).toEqual([2])
    expect(orders.filter((order) => fitsFilters(order, { status: 'waiting_list', museum: 2 })).map(({ id }) => id)).toEqual([2])
  })

  it('find the orders that name no guide', () => {
    expect(shown({ guide: noGuide })).toEqual([3])
  })

  it('hold together', () => {
    expect(shown({ museum: [1], status: ['confirmed'], unpaid: true })).toEqual([1])
    expect(filtersOn({ museum: [1], unpaid: true })).toEqual(['unpaid', 'museum'])
  })
})

describe('what a filter may be set to', () => {
  const offered = (...given: Parameters<typeof optionsOf>) => optionsOf(...given).map(({ value, count }) => [value, count])

  it('tells how many of what the other filters leave it would show, and where it would show none', () => {
    expect(offered(orders, {}, 'museum')).toEqual([
      ['1', 2],
      ['2', 1],
    ])
    expect(offered(orders, { status: ['waiting_list'], museum: [1] }, 'museum')).toEqual([
      ['1', 0],
      ['2', 1],
    ])
  })

  it('stands in the order of the statuses, not of the orders', () => {
    expect(offered(orders, {}, 'status').map(([value]) => value)).toEqual(['in_processing', 'confirmed', 'waiting_list'])
  })
})

describe('an empty result', () => {
  it('tells how many orders each filter hides', () => {
    expect(hiddenBy(orders, { museum: [2], unpaid: true })).toEqual([
      { name: 'unpaid', count: 3 },
      { name: 'museum', count: 3 },
    ])
  })
})
