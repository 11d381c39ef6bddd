import { expect, it } from 'vitest'
import { vatInside } from './vat-inside.ts'

it.each([
  ['of one rate', { vatPercent: 22, sum: 630_000 }, 113_607],
  ['of another', { vatPercent: 10, sum: 110_000 }, 10_000],
  ['without VAT', { vatPercent: null, sum: 4_500_000 }, null],
  ['without a price', { vatPercent: 22, sum: null }, null],
])('names the VAT inside a line %s', (_which, line, vat) => {
  // 630000·22/122 = 113606.56; 110000·10/110 = 10000.
  expect(vatInside(line)).toBe(vat)
})
