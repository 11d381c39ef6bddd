import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { type TransactionKind, transactionKinds } from '../ledger/ledger.ts'
import { type AccountMove, actIn, actOf, actRows, isActPeriod } from './act.ts'

fc.configureGlobal({ seed: 2026 })

describe('a period of reconciliation', () => {
  it.each([
    ['one day', '2026-11-23', '2026-11-23'],
    ['three months', '2026-08-23', '2026-11-23'],
    ['three months that end in a shorter one', '2025-11-30', '2026-02-28'],
    ['three months that end in a leap year', '2023-11-30', '2024-02-29'],
    ['the longest of a short month', '2026-02-28', '2026-05-28'],
  ])('may be %s', (_name, lower, upper) => expect(isActPeriod({ lower, upper })).toBe(true))

  it.each([
    ['three months and a day', '2026-08-23', '2026-11-24'],
    ['three months and the day that the short month has not', '2025-11-30', '2026-03-01'],
    ['the end of a short month to the end of a long one', '2026-02-28', '2026-05-29'],
    ['turned round', '2026-11-24', '2026-11-23'],
  ])('may not be %s', (_name, lower, upper) => expect(isActPeriod({ lower, upper })).toBe(false))
})

function move(id: number, kind: TransactionKind, amount: number, at: string): AccountMove {
  return { id, kind, amount, reference: `order:${id}`, postedAt: new Date(at) }
}

describe('an act', () => {
  it('has supplies on its debit side, money on its credit side, and both taken back where they stood', () => {
    const rows = actRows([
      move(1, 'charge', 1_000, '2026-11-01T09:00:00Z'),
      move(2, 'penalty', 50, '2026-11-01T09:00:00Z'),
      move(3, 'adjustment', -300, '2026-11-01T10:00:00Z'),
      move(4, 'payment', -900, '2026-11-02T09:00:00Z'),
      move(5, 'refund', 200, '2026-11-03T09:00:00Z'),
      move(6, 'reversal', -700, '2026-11-04T09:00:00Z'),
      move(7, 'correction', 5, '2026-11-05T09:00:00Z'),
      move(8, 'correction', -7, '2026-11-05T09:00:00Z'),
      move(9, 'reversal', 40, '2026-11-06T09:00:00Z'),
    ])
    expect(rows.map(({ debit, credit }) => [debit, credit])).toEqual([
      [1_000, 0],
      [50, 0],
      [-300, 0],
      [0, 900],
      [0, -200],
      [-700, 0],
      [5, 0],
      [0, 7],
      [0, -40],
    ])
    expect(actOf(10, rows)).toMatchObject({ opening: 10, debit: 55, credit: 667, closing: -602 })
  })

  it('counts days by the clocks of Moscow', () => {
    const night = [move(1, 'charge', 100, '2026-10-31T20:59:59Z'), move(2, 'charge', 30, '2026-10-31T21:00:00Z')]
    expect(actIn(night, { lower: '2026-10-31', upper: '2026-10-31' })).toMatchObject({ opening: 0, debit: 100, closing: 100 })
    expect(actIn(night, { lower: '2026-11-01', upper: '2026-11-01' })).toMatchObject({ opening: 100, debit: 30, closing: 130 })
  })

  it('has its rows by their days, also when a later number was posted before', () => {
    const rows = actRows([move(2, 'charge', 1, '2026-11-02T09:00:00Z'), move(3, 'charge', 2, '2026-11-01T09:00:00Z')])
    expect(rows.map(({ id }) => id)).toEqual([3, 2])
  })
})

const firstDay = '2025-11-01'
const hours = 24 * 200
const firstHour = Date.parse(`${firstDay}T00:00:00Z`)
/** What came before the debit and credit of accountants: hours since the beginning, and what the account got. */
const histories = fc.array(
  fc.record({
    kind: fc.constantFrom(...transactionKinds),
    amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }).filter((amount) => amount !== 0),
    hour: fc.nat(hours),
  }),
  { maxLength: 12 },
)
const periods = fc.tuple(fc.integer({ min: -10, max: 200 }), fc.nat(80), fc.nat(80))

describe('the acts of 10,000 histories', () => {
  it('begin where the one before ends, and end at what the ledger says, to the kopeck', () => {
    fc.assert(
      fc.property(histories, periods, (history, [from, days, more]) => {
        const moves = history.map(({ kind, amount, hour }, id) => ({
          ...move(id, kind, amount, firstDay),
          postedAt: new Date(firstHour + hour * 3_600_000),
        }))
        const first = { lower: addDays(firstDay, from), upper: addDays(firstDay, from + days) }
        const next = { lower: addDays(first.upper, 1), upper: addDays(first.upper, 1 + more) }
        const [act, following] = [actIn(moves, first), actIn(moves, next)]
        // Moscow is three hours before Greenwich all year: what the ledger holds at a midnight there, without days and sides.
        const held = (dayAfter: string): bigint =>
          history.reduce(
            (sum, { amount, hour }) => (firstHour + (hour + 3) * 3_600_000 < Date.parse(dayAfter) ? sum + BigInt(amount) : sum),
            0n,
          )

        expect(following.opening).toBe(act.closing)
        expect(act.opening + act.debit - act.credit).toBe(act.closing)
        expect([BigInt(act.opening), BigInt(act.closing), BigInt(following.closing)]).toEqual(
          [first.lower, next.lower, addDays(next.upper, 1)].map(held),
        )
      }),
      { numRuns: 10_000 },
    )
  })
})
