import { describe, expect, it } from 'vitest'
import { emptyDraft } from '../draft/order-draft.ts'
import type { Prices } from '../draft/price-lines.ts'
import type { BasketLine } from './basket.ts'
import { objectOfLine, sumOfLine, totalOfLines } from './line-sums.ts'

const prices = (table: Record<string, number>) =>
  ({
    tickets: [],
    services: [],
    vat: {},
    currency: 'RUB',
    prices: Object.fromEntries(Object.entries(table).map(([item, amount]) => [item, { amount }])),
  }) as Prices
const visit: BasketLine = { id: 'visit', kind: 'museum_tickets', draft: { ...emptyDraft, system_id: 'main', qty_common: 10, qty_child: 2 } }
const ride: BasketLine = { id: 'ride', kind: 'transport', draft: { ...emptyDraft, vehicle: 'minibus', hours: 4 } }
const wish: BasketLine = { id: 'wish', kind: 'schedule', draft: { ...emptyDraft, system_id: 'main', adult: 12 } }
const placed = (total: number | null): BasketLine => ({ ...ride, answer: { id: 71, status: 'in_processing', total } })

describe('what a line of a programme costs', () => {
  it('is what its own form would say', () => {
    expect(sumOfLine(visit, prices({ 'ticket:common': 100_000, 'ticket:child': 0 }))).toBe(1_000_000)
    expect(sumOfLine(ride, prices({ 'service:transport': 340_000 }))).toBe(1_360_000)
  })

  it('is asked for where a price of it is not known, and for every wish of the schedule', () => {
    expect(sumOfLine(visit, prices({ 'ticket:common': 100_000 }))).toBe('on_request')
    expect(sumOfLine(ride, undefined)).toBe('on_request')
    expect(sumOfLine(wish, prices({ 'ticket:common': 100_000 }))).toBe('on_request')
  })

  it('is the sum of its order once it is ordered', () => {
    expect(sumOfLine(placed(5_000), prices({ 'service:transport': 340_000 }))).toBe(5_000)
    expect(sumOfLine(placed(null), prices({ 'service:transport': 340_000 }))).toBe('on_request')
  })

  it('is priced by what is ordered: an object, a vehicle class, the language of a guide', () => {
    const guide: BasketLine = { id: 'walk', kind: 'guide', draft: { ...emptyDraft, guide_language: 'zh' } }
    const services = [{ system_id: 'guide-zh', service: 'guide', name: {}, seats: null, guide_language: 'zh' }] as never
    expect([visit, ride, guide, wish].map((line) => objectOfLine(line, services))).toEqual(['main', 'minibus', 'guide-zh', ''])
  })

  it('adds up only when all of it is known', () => {
    expect(totalOfLines([100, 'on_request', 200])).toEqual({ kopecks: 300, onRequest: 1 })
    expect(totalOfLines([100, undefined])).toBeUndefined()
  })
})
