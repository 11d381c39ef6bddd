import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { invoicesNamedIn } from './invoice-numbers.rules.ts'
import { type IncomingMoney, type Match, matchEntry, type OpenInvoice } from './match-entry.rules.ts'

const inn = '7707083893'
const invoice = (changes: Partial<OpenInvoice> = {}): OpenInvoice => ({ id: 1, year: 2026, number: 118, inn, left: 100_000, ...changes })
const money = (changes: Partial<IncomingMoney> = {}): IncomingMoney => ({
  payerInn: inn,
  amount: 100_000,
  purpose: 'Оплата по счету № 118',
  ...changes,
})
const to = (kind: 'matched' | 'suggested', reason: string, invoiceId = 1) => ({ kind, reason, invoiceId })
const none: Match = { kind: 'none' }

const cases: [string, IncomingMoney, OpenInvoice[], object][] = [
  ['number, INN and sum agree', money(), [invoice(), invoice({ id: 2, number: 119 })], to('matched', 'number')],
  ['less came', money({ amount: 99_999 }), [invoice()], to('suggested', 'partial')],
  ['more came', money({ amount: 100_001 }), [invoice()], to('suggested', 'over')],
  ['another INN', money({ payerInn: '7736207543' }), [invoice()], none],
  ['no INN', money({ payerInn: '' }), [invoice({ inn: '' })], none],
  [
    'no number, one of that sum',
    money({ purpose: 'За экскурсии' }),
    [invoice(), invoice({ id: 2, number: 119, left: 5 })],
    to('suggested', 'amount'),
  ],
  ['no number, two of that sum', money({ purpose: 'За экскурсии' }), [invoice(), invoice({ id: 2, number: 119 })], none],
  ['no number, none of that sum', money({ purpose: 'За экскурсии', amount: 7 }), [invoice()], none],
  ['a number that is not open, one of that sum', money({ purpose: 'Счет № 5' }), [invoice()], to('suggested', 'amount')],
  ['two numbers, one open', money({ purpose: 'Счета № 118, 119' }), [invoice()], to('suggested', 'one_of_named')],
  [
    'two numbers, both open',
    money({ purpose: 'Счета № 118, 119' }),
    [invoice(), invoice({ id: 2, number: 119, left: 5 })],
    to('suggested', 'one_of_named'),
  ],
  ['two numbers of one sum', money({ purpose: 'Счета № 118, 119' }), [invoice(), invoice({ id: 2, number: 119 })], none],
  [
    'the number of two years, not said which',
    money(),
    [invoice(), invoice({ id: 2, year: 2025, left: 5 })],
    to('suggested', 'one_of_named'),
  ],
  [
    'the number of two years, said which',
    money({ purpose: 'Счет № 118 от 20.05.2025' }),
    [invoice(), invoice({ id: 2, year: 2025 })],
    to('matched', 'number', 2),
  ],
  ['the number of another year', money({ purpose: 'Счет № 118/2024', amount: 7 }), [invoice()], none],
  ['no open invoices', money(), [], none],
]

const invoices = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 1_000 }),
    year: fc.constantFrom(2025, 2026),
    number: fc.integer({ min: 1, max: 6 }),
    inn: fc.constantFrom(inn, '7736207543'),
    left: fc.integer({ min: 1, max: 4 }),
  }),
  { maxLength: 8, selector: ({ id }) => id },
)
const purposes = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 6 }), fc.constantFrom('', '/2025', '/2026')), { maxLength: 3 })
  .map((named) => named.map(([number, year]) => `счет № ${number}${year}`).join(', '))
const incoming = fc.record({
  payerInn: fc.constantFrom(inn, '7736207543', '', '500100732259'),
  amount: fc.integer({ min: 1, max: 5 }),
  purpose: purposes,
})

describe('money is', () => {
  it.each(cases)('matched when: %s', (_name, came, open, expected) => {
    expect(matchEntry(came, open)).toEqual(expected)
  })

  it('booked alone only where number, INN and sum agree, and suggested only for the own INN', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(incoming, invoices, (came, open) => {
        const match = matchEntry(came, open)
        seen.add(match.kind)
        if (match.kind === 'none') return
        const of = open.find(({ id }) => id === match.invoiceId)
        expect(of?.inn).toBe(came.payerInn)
        if (match.kind === 'matched') expect(invoicesNamedIn(came.purpose).map(({ number }) => number)).toEqual([of?.number])
        expect(Math.sign(came.amount - (of?.left ?? 0))).toBe(match.reason === 'over' ? 1 : match.reason === 'partial' ? -1 : 0)
      }),
      { numRuns: 5_000, seed: 49 },
    )
    expect(seen.size).toBe(3)
  })

  it('matched the same in whatever order the invoices stand', () => {
    fc.assert(
      fc.property(incoming, invoices, fc.integer({ min: 0, max: 7 }), (came, open, turn) => {
        expect(matchEntry(came, [...open.slice(turn), ...open.slice(0, turn)].toReversed())).toEqual(matchEntry(came, open))
      }),
    )
  })

  it('not matched otherwise by the invoices of others', () => {
    fc.assert(
      fc.property(incoming, invoices, (came, open) => {
        expect(
          matchEntry(
            came,
            open.filter((one) => one.inn === came.payerInn),
          ),
        ).toEqual(matchEntry(came, open))
      }),
    )
  })
})
