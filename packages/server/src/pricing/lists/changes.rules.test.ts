import { describe, expect, it } from 'vitest'
import { changesBetween, decideEdits, samePrice, type TableRow, withChanges } from './changes.rules.ts'

describe('two prices', () => {
  it('are the same in whatever order their parts stand', () => {
    expect(
      samePrice({ amount: 1, free: { max: 2, per: 15 }, vat: 'standard' }, { vat: 'standard', free: { per: 15, max: 2 }, amount: 1 }),
    ).toBe(true)
  })

  it.each([
    [{ amount: 2 }],
    [{ amount: 1, basis: 'group' as const }],
    [{ amount: 1, tiers: [{ from: 10, amount: 1 }] }],
    [{ amount: 1, free: { per: 15 } }],
    [{ amount: 1, vat: 'standard' }],
    [null],
  ])('differ: %j', (other) => {
    expect(samePrice({ amount: 1 }, other)).toBe(false)
  })
})

describe('a change of prices', () => {
  it('says what was set, changed and taken off sale', () => {
    const before = { 'ticket:common': { amount: 100 }, 'ticket:child': { amount: 0 } }
    const after = withChanges(before, { 'ticket:common': { amount: 110 }, 'ticket:child': null, 'service:ag': { amount: 350 } })
    expect(after).toEqual({ 'ticket:common': { amount: 110 }, 'service:ag': { amount: 350 } })
    expect(changesBetween(before, after)).toEqual([
      { key: 'ticket:common', from: { amount: 100 }, to: { amount: 110 } },
      { key: 'ticket:child', from: { amount: 0 }, to: null },
      { key: 'service:ag', from: null, to: { amount: 350 } },
    ])
  })

  it('is saved object by object: what somebody else changed meanwhile stays as it is', () => {
    const rows: TableRow[] = [
      { objectId: 'palace', revision: 3, prices: { 'ticket:common': { amount: 100 } } },
      { objectId: 'park', revision: 1, prices: {} },
    ]
    const { saved, conflicts } = decideEdits(rows, [
      { objectId: 'palace', revision: 2, prices: { 'ticket:common': { amount: 1 } } },
      { objectId: 'park', revision: 1, prices: { 'ticket:child': { amount: 0 } } },
      { objectId: 'new', revision: 0, prices: { 'ticket:child': { amount: 5 } } },
      { objectId: 'newer', revision: 1, prices: { 'ticket:child': { amount: 5 } } },
    ])
    expect(saved).toEqual([
      { objectId: 'park', revision: 2, prices: { 'ticket:child': { amount: 0 } } },
      { objectId: 'new', revision: 1, prices: { 'ticket:child': { amount: 5 } } },
    ])
    expect(conflicts).toEqual([rows[0], { objectId: 'newer', revision: 0, prices: {} }])
  })
})
