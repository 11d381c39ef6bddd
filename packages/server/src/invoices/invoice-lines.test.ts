import { kopecks } from '@anfilada/contract/kopecks'
import { vatIn } from '@anfilada/contract/pricing/price-order'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chargedLines, lastDayToPay, partOf, sumOf, vatOf } from './invoice-lines.ts'

const ticket = {
  kind: 'ticket',
  item: 'common',
  quantity: 42,
  free: 2,
  unitPrice: kopecks(155_000),
  vatPercent: null,
  sum: kopecks(6_200_000),
} as const
const radio = {
  kind: 'service',
  item: 'multicast_audio_system',
  quantity: 42,
  free: 0,
  unitPrice: kopecks(15_000),
  vatPercent: 22,
  sum: kopecks(630_000),
} as const
const order = { id: 48_231, museum: 'Петергоф', passDate: '2026-05-21', charged: 6_830_000, lines: [ticket, radio] }

describe('the lines of an invoice', () => {
  it('name where, what, when and which order, count who pays, and have their VAT inside', () => {
    expect(chargedLines(order)).toEqual([
      {
        orderId: 48_231,
        title: 'Петергоф, Экскурсионное обслуживание: взрослый билет, 21.05.2026, заказ № 48231',
        quantity: 40,
        unitPrice: 155_000,
        sum: 6_200_000,
        vatPercent: null,
        vat: 0,
      },
      {
        orderId: 48_231,
        title: 'Петергоф, Радиогид, комплект, 21.05.2026, заказ № 48231',
        quantity: 42,
        unitPrice: 15_000,
        sum: 630_000,
        vatPercent: 22,
        vat: 113_607,
      },
    ])
  })

  it('have a price for the group as one, a penalty without VAT, and nothing that costs nothing', () => {
    const group = { ...radio, item: 'rgc', sum: kopecks(15_000) }
    const free = { ...ticket, item: 'child', unitPrice: kopecks(0), sum: kopecks(0), free: 0 }
    const lines = chargedLines({ ...order, charged: 20_000, lines: [group, free] })
    expect(lines.map(({ quantity, sum, vatPercent }) => [quantity, sum, vatPercent])).toEqual([
      [1, 15_000, 22],
      [1, 5_000, null],
    ])
    expect(sumOf(lines)).toBe(20_000)
  })
})

describe('a part of the lines', () => {
  it('makes exactly the amount, no line more than it was, and each its VAT anew', () => {
    const line = fc.record({ sum: fc.integer({ min: 1, max: 10_000_000_000 }), vatPercent: fc.constantFrom(null, 0, 5, 10, 22) })
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (rows, share) => {
        const lines = rows.map(({ sum, vatPercent }, at) => ({
          orderId: at,
          title: 'x',
          quantity: 1,
          unitPrice: kopecks(sum),
          sum: kopecks(sum),
          vatPercent,
          vat: vatIn(kopecks(sum), vatPercent),
        }))
        const amount = kopecks(Math.floor(sumOf(lines) * share))
        const parts = partOf(lines, amount)
        expect(sumOf(parts)).toBe(amount)
        for (const { orderId, sum, quantity, unitPrice, vat, vatPercent } of parts) {
          expect(sum).toBeLessThanOrEqual(lines[orderId ?? -1]?.sum ?? 0)
          expect([quantity * unitPrice, vat]).toEqual([sum, vatIn(sum, vatPercent)])
        }
      }),
      { numRuns: 300 },
    )
  })

  it('that is all of them is the lines as they are', () => {
    const lines = chargedLines(order)
    expect(partOf(lines, sumOf(lines))).toEqual(lines)
    expect(vatOf(lines)).toBe(113_607)
    expect(() => partOf(lines, kopecks(6_830_001))).toThrow(RangeError)
  })
})

describe('the last day to pay', () => {
  it.each([
    [[], '2026-05-25'],
    [['2026-06-01', '2026-05-27'], '2026-05-25'],
    [['2026-06-01', '2026-05-22'], '2026-05-22'],
    [['2026-05-12'], '2026-05-20'],
  ])('of visits on %j is %s', (visits, day) => expect(lastDayToPay('2026-05-20', visits)).toBe(day))
})
