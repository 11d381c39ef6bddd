import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { kopecks } from '../kopecks.ts'
import { type Price, priceOrder, vatIn, type Wish } from './price-order.ts'

fc.configureGlobal({ seed: 2026 })

const adults = (quantity: number): Wish => ({ kind: 'ticket', item: 'common', quantity })
const totalOf = (wishes: Wish[], price: Price) => priceOrder(wishes, { 'ticket:common': price, 'ticket:child': { amount: 0 } })

describe('the price of an order', () => {
  test('is the sum of its lines, and lines of nothing are left out', () => {
    const wishes: Wish[] = [adults(34), { kind: 'ticket', item: 'child', quantity: 0 }, { kind: 'service', item: 'ag', quantity: 2 }]
    expect(priceOrder(wishes, { 'ticket:common': { amount: 150_000 }, 'service:ag': { amount: 30_050 } })).toMatchObject({
      ok: true,
      lines: [{ item: 'common' }, { item: 'ag' }],
      total: 5_160_100,
    })
  })

  test('does not exist when an item has no price; a price of zero is a price', () => {
    const child: Wish = { kind: 'ticket', item: 'child', quantity: 1 }
    expect(priceOrder([child], {})).toEqual({ ok: false, unsold: child })
    expect(priceOrder([child], { 'ticket:child': { amount: 0 } })).toMatchObject({ ok: true, total: 0 })
  })

  test('does not take a service for a ticket of the same name', () => {
    expect(priceOrder([{ kind: 'service', item: 'common', quantity: 1 }], { 'ticket:common': { amount: 1 } })).toMatchObject({ ok: false })
  })

  test.each([
    ['below the first step', 14, 14 * 1000],
    ['on the first step', 15, 15 * 900],
    ['between the steps', 29, 29 * 900],
    ['on the second step', 30, 30 * 800],
  ])('by the size of the group: %s', (_where, heads, total) => {
    const tiers = [
      { from: 15, amount: 900 },
      { from: 30, amount: 800 },
    ]
    expect(totalOf([adults(heads)], { amount: 1000, tiers })).toMatchObject({ total })
  })

  test('counts all heads of the group for the step, not those of the line alone', () => {
    const price = { amount: 1000, tiers: [{ from: 15, amount: 900 }] }
    expect(totalOf([adults(10), { kind: 'ticket', item: 'child', quantity: 5 }], price)).toMatchObject({ total: 9000 })
  })

  test.each([
    [14, 0],
    [15, 1],
    [29, 1],
    [30, 2],
    [45, 2],
  ])('of %d heads %d are free when one of fifteen is, two at most', (heads, free) => {
    expect(totalOf([adults(heads)], { amount: 1000, free: { per: 15, max: 2 } })).toMatchObject({
      lines: [{ quantity: heads, free }],
      total: (heads - free) * 1000,
    })
  })

  test('for a group is the same whatever its size', () => {
    for (const heads of [1, 40]) expect(totalOf([adults(heads)], { amount: 5000, basis: 'group' })).toMatchObject({ total: 5000 })
  })

  test('keeps the rate of the day of the visit on each line', () => {
    const prices = { 'ticket:common': { amount: 100, vat: 'standard' }, 'service:ag': { amount: 100 } }
    const wishes: Wish[] = [adults(1), { kind: 'service', item: 'ag', quantity: 1 }]
    expect(priceOrder(wishes, prices, { standard: 22 })).toMatchObject({ lines: [{ vatPercent: 22 }, { vatPercent: null }] })
  })

  test('is whole kopecks for any quantities, steps and free places, and never below zero', () => {
    const price = fc.record({
      amount: fc.integer({ min: 0, max: 100_000_000 }),
      basis: fc.option(fc.constant('group' as const), { nil: undefined }),
      tiers: fc.option(
        fc.array(fc.record({ from: fc.integer({ min: 1, max: 100 }), amount: fc.integer({ min: 0, max: 1_000_000 }) }), { maxLength: 3 }),
        { nil: undefined },
      ),
      free: fc.option(fc.record({ per: fc.integer({ min: 1, max: 50 }) }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), price), { minLength: 1, maxLength: 7 }), (wanted) => {
        const wishes = wanted.map(([quantity], index): Wish => ({ kind: 'ticket', item: `i${index}`, quantity }))
        const prices = Object.fromEntries(wanted.map(([, row], index) => [`ticket:i${index}`, row]))
        const priced = priceOrder(wishes, prices)
        if (!priced.ok) throw new Error('All of it is sold')
        expect(priced.total).toBe(priced.lines.reduce((sum, line) => sum + line.sum, 0))
        for (const line of priced.lines) {
          expect(line.sum).toBeGreaterThanOrEqual(0)
          expect(line.free).toBeLessThanOrEqual(line.quantity)
        }
      }),
    )
  })
})

describe('the VAT inside a sum', () => {
  test.each([
    // specification/money.md: 1 000 ₽ at 22 %
    [100_000, 22, 18_033],
    [100_000, 20, 16_667],
    [100_000, 10, 9_091],
    [100_000, 7, 6_542],
    [100_000, 5, 4_762],
    [100_000, 0, 0],
    [100_000, null, 0],
    [0, 22, 0],
    // Exactly half a kopeck goes up: 3 · 20 / 120 = 0.5.
    [3, 20, 1],
    [2, 20, 0],
  ])('of %d kopecks at %s %% is %d', (sum, percent, vat) => {
    expect(vatIn(kopecks(sum), percent)).toBe(vat)
  })

  test('is exact for sums beyond the reach of a fraction', () => {
    expect(vatIn(kopecks(9_007_199_254_740_991), 22)).toBe(1_624_249_045_936_900)
  })
})
