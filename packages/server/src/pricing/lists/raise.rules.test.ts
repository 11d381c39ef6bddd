import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raiseAmount, raiseTable } from './raise.rules.ts'

fc.configureGlobal({ seed: 2026 })

describe('a list raised by a percentage', () => {
  it.each([
    [100_000, 7.5, 100, 107_500],
    [100_000, 7.5, 1000, 108_000],
    [100_000, 7.49, 1000, 107_000],
    [33_300, 10, 5000, 35_000],
    [150_000, -10, 100, 135_000],
    [0, 50, 100, 0],
    [1, 50, 1, 2],
    [5_000, 0, 10_000, 10_000],
  ])('%i kopecks by %f %% in steps of %i are %i, half up', (amount, percent, roundTo, expected) => {
    expect(raiseAmount(amount, { percent, roundTo })).toBe(expected)
  })

  it('raises tiers too, and leaves free places, basis and VAT', () => {
    const raised = raiseTable(
      {
        'service:rgc': {
          amount: 450_000,
          basis: 'group',
          tiers: [{ from: 20, amount: 500_000 }],
          free: { per: 15, max: 2 },
          vat: 'standard',
        },
      },
      { percent: 10, roundTo: 100 },
    )
    expect(raised).toEqual({
      'service:rgc': {
        amount: 495_000,
        basis: 'group',
        tiers: [{ from: 20, amount: 550_000 }],
        free: { per: 15, max: 2 },
        vat: 'standard',
      },
    })
  })

  it('is always a multiple of the step and never more than half of one away', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000_000 }),
        fc.integer({ min: -9000, max: 50_000 }),
        fc.constantFrom(1, 100, 500, 1000, 5000, 10_000),
        (amount, hundredths, roundTo) => {
          const raised = BigInt(raiseAmount(amount, { percent: hundredths / 100, roundTo }))
          const exact = BigInt(amount) * BigInt(10_000 + hundredths)
          const off = raised * 10_000n - exact
          expect(raised % BigInt(roundTo)).toBe(0n)
          expect((off < 0n ? -off : off) * 2n <= 10_000n * BigInt(roundTo)).toBe(true)
        },
      ),
    )
  })
})
