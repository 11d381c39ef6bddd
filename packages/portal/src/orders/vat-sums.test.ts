import { expect, it } from 'vitest'
import { vatSums } from './order-words.ts'

it('adds up the VAT inside the lines rate by rate, and leaves out what carries none or has no price', () => {
  const lines = [
    { vatPercent: null, sum: 4_500_000 },
    { vatPercent: 22, sum: 630_000 },
    { vatPercent: 22, sum: 570_000 },
    { vatPercent: 10, sum: 110_000 },
    { vatPercent: 22, sum: null },
  ]
  // 630000·22/122 = 113606.56, 570000·22/122 = 102786.89; 110000·10/110 = 10000.
  expect(vatSums(lines)).toEqual([
    { percent: 22, sum: 113_607 + 102_787 },
    { percent: 10, sum: 10_000 },
  ])
  expect(vatSums([{ vatPercent: null, sum: 100 }])).toEqual([])
})
