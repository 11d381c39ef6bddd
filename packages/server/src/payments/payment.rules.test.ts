import fc from 'fast-check'
import { kopecks } from '@anfilada/contract/kopecks'
import { paymentStatuses } from '@anfilada/contract/payments/payment-status'
import { describe, expect, it } from 'vitest'
import { type Attempt, coverFrom, decideLeaving, decideReport, shareOut } from './payment.rules.ts'
import type { ProviderPayment } from './providers/provider.ts'

const attempt: Attempt = {
  status: 'FORM_OPENED',
  amount: kopecks(1_000),
  currency: 'RUB',
  test: false,
  reference: 'A-71',
  received: kopecks(0),
}
const complete: ProviderPayment = {
  ref: 'A-71',
  transactionId: 't',
  status: 'COMPLETE',
  word: 'COMPLETE',
  isUnknownWord: false,
  amount: kopecks(1_000),
  currency: 'RUB',
  testing: false,
  refunds: [],
  rrn: null,
  panMask: null,
  message: '',
}

describe('what a provider says of an attempt', () => {
  it('is booked when all of it agrees', () => {
    expect(decideReport(attempt, complete)).toEqual({ move: 'COMPLETE', failure: undefined, receive: 1_000, tasks: [] })
  })

  it.each([
    [{ ref: 'A-72' }, 'reference_differs'],
    [{ currency: 'USD' }, 'currency_differs'],
    [{ testing: true }, 'test_flag_differs'],
  ] as const)('is booked by nobody when %o: a person decides, and the payer never reads that it failed', (told, task) => {
    const waits = { move: 'PROCESSING', failure: undefined, receive: undefined, tasks: [task] }
    expect(decideReport(attempt, { ...complete, ...told })).toEqual(waits)
    expect(decideReport(attempt, { ...complete, ...told, status: 'FAILED', word: 'FAILED' })).toMatchObject({ move: undefined })
    expect(decideReport({ ...attempt, status: 'FAILED' }, { ...complete, ...told })).toMatchObject({ move: undefined, receive: undefined })
  })

  it.each([999, 1_001])('is booked as %i came when 1000 was asked for, and a person is told', (came) => {
    expect(decideReport(attempt, { ...complete, amount: kopecks(came) })).toMatchObject({ receive: came, tasks: ['amount_differs'] })
  })

  it.each([null, kopecks(0)])('is no money while it says that %o came', (amount) => {
    const decision = { move: 'PROCESSING', receive: undefined, tasks: ['amount_differs'] }
    expect(decideReport(attempt, { ...complete, amount })).toMatchObject(decision)
  })

  it('is money also after we had given up, and never a second time', () => {
    expect(decideReport({ ...attempt, status: 'FAILED' }, complete)).toMatchObject({ move: 'COMPLETE', receive: 1_000 })
    const paid: Attempt = { ...attempt, status: 'COMPLETE', received: kopecks(1_000) }
    for (const status of paymentStatuses) {
      expect(decideReport(paid, { ...complete, status })).toMatchObject({ move: undefined, receive: undefined })
    }
  })

  it('in a word that nobody knows calls for somebody', () => {
    const unknown = { ...complete, status: 'PROCESSING', word: 'UNDER_REVIEW', isUnknownWord: true } as const
    expect(decideReport(attempt, unknown)).toEqual({
      move: 'PROCESSING',
      failure: undefined,
      receive: undefined,
      tasks: ['status_unknown'],
    })
  })

  it('moves nothing back', () => {
    for (const [at, status] of paymentStatuses.entries()) {
      for (const later of paymentStatuses.slice(0, at + 1)) {
        if (later === 'COMPLETE') continue
        expect(decideReport({ ...attempt, status }, { ...complete, status: later })).toMatchObject({ move: undefined })
      }
    }
  })
})

describe('a payer', () => {
  it('may leave an attempt until the bank works on it', () => {
    expect(paymentStatuses.map(decideLeaving)).toEqual(['leave', 'leave', 'under_way', 'over', 'over'])
  })
})

describe('money that came', () => {
  const order = fc.record({ asked: fc.nat(1_000), due: fc.nat(1_000) })
  const orders = fc.array(order, { maxLength: 6 }).map((all) => all.map((one, index) => ({ orderId: index + 1, ...one })))

  it('pays what was asked for each order first, then what else is due, and the rest is kept', () => {
    const two = [
      { orderId: 1, asked: 100, due: 300 },
      { orderId: 2, asked: 200, due: 150 },
    ]
    expect(shareOut(300, two)).toEqual({
      shares: [
        { orderId: 1, amount: 150 },
        { orderId: 2, amount: 150 },
      ],
      kept: 0,
    })
    expect(shareOut(500, two)).toMatchObject({ kept: 50 })
  })

  it('is never lost, made, or laid on an order beyond what is due', () => {
    fc.assert(
      fc.property(fc.nat(10_000), orders, (received, all) => {
        const { shares, kept } = shareOut(received, all)
        expect(shares.reduce((sum, { amount }) => sum + amount, kept)).toBe(received)
        expect(kept).toBeGreaterThanOrEqual(0)
        for (const { orderId, amount } of shares) expect(amount).toBeLessThanOrEqual(all[orderId - 1]?.due ?? 0)
        if (kept > 0) expect(received - kept).toBe(all.reduce((sum, { due }) => sum + due, 0))
      }),
      { seed: 7, numRuns: 300 },
    )
  })
})

describe('money on the balance', () => {
  it('pays the first orders by the first money, until either is at its end', () => {
    const money = [
      { source: 'payment:1', kept: 5 },
      { source: 'payment:2', kept: 7 },
    ]
    const orders = [
      { id: 71, due: 4 },
      { id: 72, due: 10 },
    ]
    const covers = [
      { source: 'payment:1', id: 71, amount: 4 },
      { source: 'payment:1', id: 72, amount: 1 },
      { source: 'payment:2', id: 72, amount: 7 },
    ]
    expect(coverFrom(money, orders)).toEqual(covers)
    expect(coverFrom(money, orders.slice(0, 1))).toEqual(covers.slice(0, 1))
    expect(coverFrom([], orders)).toEqual([])
  })
})
