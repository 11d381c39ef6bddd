import { describe, expect, it } from 'vitest'
import { settleOpening } from './free-money.rules.ts'

describe('a balance brought from the system before', () => {
  it('is money like a transfer when the customer had paid ahead', () => {
    const paid = { source: 'opening:1', kept: 500 }
    expect(settleOpening([paid, { source: 'bank:2', kept: 30 }])).toEqual({
      free: [paid, { source: 'bank:2', kept: 30 }],
      openingDue: 0,
    })
  })

  it('is due when he owed, until transfers that pay nothing else cover it, the first first', () => {
    const owed = { source: 'opening:1', kept: -500 }
    expect(settleOpening([owed])).toEqual({ free: [], openingDue: 500 })
    expect(settleOpening([owed, { source: 'bank:2', kept: 200 }])).toEqual({ free: [], openingDue: 300 })
    expect(settleOpening([{ source: 'bank:2', kept: 200 }, owed, { source: 'bank:3', kept: 450 }, { source: 'bank:4', kept: 1 }])).toEqual({
      free: [
        { source: 'bank:3', kept: 150 },
        { source: 'bank:4', kept: 1 },
      ],
      openingDue: 0,
    })
  })
})
