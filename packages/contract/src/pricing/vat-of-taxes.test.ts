import { expect, test } from 'vitest'
import { hasVatRate } from './vat-of-taxes.ts'

const all = ['none', 'zero', 'reduced', 'standard', 'simplified_5', 'simplified_7']

test.each([
  [['osn'], ['none', 'zero', 'reduced', 'standard']],
  [['usn_income'], all],
  [['usn_income_outcome'], all],
  [['esn'], ['none', 'zero', 'reduced', 'standard']],
  [['patent'], ['none']],
  [
    ['usn_income', 'osn'],
    ['none', 'zero', 'reduced', 'standard'],
  ],
  [[], all],
] as const)('a seller under %j has the rates %j', (taxes, rates) => {
  expect(all.filter((code) => hasVatRate(taxes, code))).toEqual(rates)
})
