import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../draft/order-draft.ts'
import type { Prices } from '../draft/price-lines.ts'
import type { BasketItem } from './basket.ts'
import { objectOfItem, sumOfItem, totalOfItems } from './item-sums.ts'

const prices = (table: Record<string, number>) =>
  ({
    tickets: [],
    services: [],
    vat: {},
    currency: 'RUB',
    prices: Object.fromEntries(Object.entries(table).map(([item, amount]) => [item, { amount }])),
  }) as Prices
const visit: BasketItem = { id: 'visit', kind: 'museum_tickets', draft: { ...emptyDraft, system_id: 'main', qty_common: 10, qty_child: 2 } }
const ride: BasketItem = { id: 'ride', kind: 'transport', draft: { ...emptyDraft, vehicle: 'minibus', hours: 4 } }
const wish: BasketItem = { id: 'wish', kind: 'schedule', draft: { ...emptyDraft, system_id: 'main', adult: 12 } }
const placed = (total: number | null): BasketItem => ({ ...ride, answer: { id: 71, status: 'in_processing', total } })

describe('what an item of a programme costs', () => {
  it('is what its own form would say', () => {
    expect(sumOfItem(visit, prices({ 'ticket:common': 100_000, 'ticket:child': 0 }))).toBe(1_000_000)
    expect(sumOfItem(ride, prices({ 'service:transport': 340_000 }))).toBe(1_360_000)
  })

  it('is asked for where a price of it is not known, and for every wish of the schedule', () => {
    expect(sumOfItem(visit, prices({ 'ticket:common': 100_000 }))).toBe('on_request')
    expect(sumOfItem(ride, undefined)).toBe('on_request')
    expect(sumOfItem(wish, prices({ 'ticket:common': 100_000 }))).toBe('on_request')
  })

  it('is the sum of its order once it is ordered', () => {
    expect(sumOfItem(placed(5_000), prices({ 'service:transport': 340_000 }))).toBe(5_000)
    expect(sumOfItem(placed(null), prices({ 'service:transport': 340_000 }))).toBe('on_request')
  })

  it('is priced by what is ordered: an object, a vehicle class, the language of a guide', () => {
    const guide: BasketItem = { id: 'walk', kind: 'guide', draft: { ...emptyDraft, guide_language: 'zh' } }
    const services = [{ system_id: 'guide-zh', service: 'guide', name: {}, seats: null, guide_language: 'zh' }] as never
    expect([visit, ride, guide, wish].map((item) => objectOfItem(item, services))).toEqual(['main', 'minibus', 'guide-zh', ''])
  })

  it('adds up only when all of it is known', () => {
    expect(totalOfItems([100, 'on_request', 200])).toEqual({ kopecks: 300, onRequest: 1 })
    expect(totalOfItems([100, undefined])).toBeUndefined()
  })
})
