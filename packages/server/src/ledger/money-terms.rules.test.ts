import { kopecks } from '@anfilada/contract/kopecks'
import { describe, expect, test } from 'vitest'
import { decideCharge, type MoneyTerms } from './money-terms.rules.ts'

type Case = [
  string,
  MoneyTerms['settlement'],
  limit: number | null,
  balance: number,
  amount: number,
  'ok' | 'deposit_insufficient' | 'credit_exceeded',
]
const cases: Case[] = [
  ['an invoice without a limit', 'invoice', null, 900_000, 1_000_000, 'ok'],
  ['exactly to the limit', 'invoice', 500_000, 400_000, 100_000, 'ok'],
  ['a kopeck beyond the limit', 'invoice', 500_000, 400_000, 100_001, 'credit_exceeded'],
  ['money paid ahead beside a limit', 'invoice', 500_000, -100_000, 600_000, 'ok'],
  ['a limit of zero', 'invoice', 0, 0, 1, 'credit_exceeded'],
  ['exactly the deposit', 'deposit', null, -100_000, 100_000, 'ok'],
  ['a kopeck more than the deposit', 'deposit', null, -100_000, 100_001, 'deposit_insufficient'],
  ['a deposit with a limit', 'deposit', 50_000, -100_000, 150_000, 'ok'],
  ['paying at once', 'pay_now', null, 900_000, 100_000, 'ok'],
  ['nothing, whatever he owes', 'deposit', 0, 900_000, 0, 'ok'],
]

describe('charging a customer', () => {
  test.each(cases)('%s', (_name, settlement, limit, balance, amount, expected) => {
    const terms = { settlement, creditLimit: limit === null ? null : kopecks(limit), balance: kopecks(balance) }
    const decision = decideCharge(terms, kopecks(amount))
    expect(decision.ok ? 'ok' : decision.refusal).toBe(expected)
  })
})
