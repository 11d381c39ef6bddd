import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseMoved, chooseReturns, type Printed, unsettledOf } from './printed.rules.ts'

const nothing = { advance: 0, settled: 0, held: 0, advanceBack: 0, settledBack: 0 }
const order = (orderId: number, known: Partial<Printed>): Printed => ({ ...nothing, orderId, ...known })

const sum = fc.integer({ min: 0, max: 1_000 })
const anyPrinted = fc.uniqueArray(
  fc.record({ orderId: fc.integer({ min: 1, max: 9 }), advance: sum, settled: sum, held: sum, advanceBack: sum, settledBack: sum }),
  { minLength: 1, maxLength: 5, selector: ({ orderId }) => orderId },
)

describe('what a refund takes back of what is printed', () => {
  it('is the advance of the order that the money left, although others of the payment still hold theirs', () => {
    const printed = [order(1, { advance: 100, held: 100 }), order(2, { advance: 100, held: 30 })]
    expect(chooseReturns(70, printed)).toEqual([{ orderId: 2, amount: 70, inAdvance: true }])
  })

  it('is an advance when the money was kept and never paid an order', () => {
    expect(chooseReturns(100, [order(1, { advance: 100 })])).toEqual([{ orderId: 1, amount: 100, inAdvance: true }])
  })

  it('is the settlement when the visit was settled, before any advance', () => {
    const printed = [order(1, { advance: 100, settled: 100, held: 60 }), order(2, { advance: 50 })]
    expect(chooseReturns(60, printed)).toEqual([
      { orderId: 1, amount: 40, inAdvance: false },
      { orderId: 2, amount: 20, inAdvance: true },
    ])
  })

  it('is nothing that was taken back before', () => {
    const printed = [order(1, { advance: 100, advanceBack: 100 }), order(2, { advance: 100, held: 0 })]
    expect(chooseReturns(100, printed)).toEqual([{ orderId: 2, amount: 100, inAdvance: true }])
  })

  it('of carried money is the receipt under which it came, and after its settlement the settlement', () => {
    const carried = [order(1, { advance: 100 }), order(2, { held: 0 })]
    expect(chooseReturns(100, carried)).toEqual([{ orderId: 1, amount: 100, inAdvance: true }])
    expect(chooseReturns(100, [order(1, { advance: 100 }), order(2, { settled: 100 })])).toEqual([
      { orderId: 2, amount: 100, inAdvance: false },
    ])
  })

  it('always makes the refund, each order and kind once', () => {
    fc.assert(
      fc.property(anyPrinted, fc.integer({ min: 1, max: 5_000 }), (printed, amount) => {
        const chosen = chooseReturns(amount, printed)
        expect(chosen.reduce((total, share) => total + share.amount, 0)).toBe(amount)
        expect(chosen.every((share) => share.amount > 0)).toBe(true)
        expect(new Set(chosen.map(({ orderId, inAdvance }) => `${orderId} ${inAdvance}`)).size).toBe(chosen.length)
      }),
      { seed: 54, numRuns: 300 },
    )
  })
})

describe('money that was settled on paper for one order and pays another', () => {
  it('is taken back, and only what no free advance covers', () => {
    const twice = [order(1, { settled: 100 }), order(2, { held: 100 })]
    expect(chooseMoved(twice, 0)).toEqual([{ orderId: 1, amount: 100, inAdvance: false }])
    expect(chooseMoved(twice, 40)).toEqual([{ orderId: 1, amount: 60, inAdvance: false }])
    expect(chooseMoved(twice, 100)).toEqual([])
  })

  it('is settled no second time when it comes back to its own order', () => {
    const back = order(1, { advance: 100, settled: 100, held: 100 })
    expect([unsettledOf(back), chooseMoved([back], 0)]).toEqual([0, []])
    expect(unsettledOf({ ...back, held: 130 })).toBe(30)
  })
})
