import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOrder, type Wish } from './pricing.rules.ts'

describe('the price of an order', () => {
  test('is the sum of its lines, and lines of nothing are left out', () => {
    const wishes: Wish[] = [
      { kind: 'ticket', item: 'common', quantity: 34 },
      { kind: 'ticket', item: 'child', quantity: 0 },
      { kind: 'service', item: 'ag', quantity: 2 },
    ]
    expect(priceOrder(wishes, { 'ticket:common': 150_000, 'service:ag': 30_050 })).toMatchObject({
      ok: true,
      lines: [{ item: 'common' }, { item: 'ag' }],
      total: 5_160_100,
    })
  })

  test('does not exist when an item has no price; a price of zero is a price', () => {
    expect(priceOrder([{ kind: 'ticket', item: 'child', quantity: 1 }], {})).toEqual({
      ok: false,
      unsold: { kind: 'ticket', item: 'child', quantity: 1 },
    })
    expect(priceOrder([{ kind: 'ticket', item: 'child', quantity: 1 }], { 'ticket:child': 0 })).toMatchObject({ ok: true, total: 0 })
  })

  test('does not take a service for a ticket of the same name', () => {
    expect(priceOrder([{ kind: 'service', item: 'common', quantity: 1 }], { 'ticket:common': 1 })).toMatchObject({ ok: false })
  })

  test('is whole kopecks for any quantities and prices', () => {
    const line = fc.record({ quantity: fc.integer({ min: 1, max: 500 }), price: fc.integer({ min: 0, max: 100_000_000 }) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 7 }), (lines) => {
        const wishes = lines.map(({ quantity }, index): Wish => ({ kind: 'ticket', item: `i${index}`, quantity }))
        const prices = Object.fromEntries(lines.map(({ price }, index) => [`ticket:i${index}`, price]))
        const priced = priceOrder(wishes, prices)
        expect(priced).toMatchObject({ ok: true, total: lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) })
      }),
    )
  })
})
