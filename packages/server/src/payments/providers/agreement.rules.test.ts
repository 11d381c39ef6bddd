import { kopecks } from '@anfilada/contract/kopecks'
import { describe, expect, it } from 'vitest'
import { disagreements, type Expected } from './agreement.rules.ts'
import type { ProviderPayment } from './provider.ts'

const expected: Expected = { ref: 'anf-71', amount: kopecks(6_440_000), currency: 'RUB', testing: false }
const told: ProviderPayment = {
  ref: 'anf-71',
  transactionId: 't1',
  status: 'COMPLETE',
  word: 'COMPLETE',
  isUnknownWord: false,
  amount: kopecks(6_440_000),
  currency: 'RUB',
  testing: false,
  refunds: [],
  rrn: null,
  panMask: null,
  message: '',
}

describe('what a provider says of a payment', () => {
  it('agrees when everything does', () => {
    expect(disagreements(expected, told)).toEqual([])
  })

  it.each([
    ['order', { ref: 'anf-72' }],
    ['amount', { amount: kopecks(6_439_999) }],
    ['amount', { amount: kopecks(6_440_001) }],
    ['amount', { amount: null }],
    ['currency', { currency: 'USD' }],
    ['currency', { currency: null }],
    ['testing', { testing: true }],
  ] as const)('differs in the %s: %o', (name, difference) => {
    expect(disagreements(expected, { ...told, ...difference })).toEqual([name])
  })

  it('may leave open what it does not know before anything is paid, and a test flag that it does not have', () => {
    expect(disagreements(expected, { ...told, status: 'FORM_OPENED', amount: null, currency: null, testing: null })).toEqual([])
    expect(disagreements(expected, { ...told, testing: null })).toEqual([])
  })

  it('names everything that differs at once', () => {
    const wrong = { ...told, ref: 'x', amount: kopecks(1), currency: 'EUR', testing: true }
    expect(disagreements(expected, wrong)).toEqual(['order', 'amount', 'currency', 'testing'])
  })
})
