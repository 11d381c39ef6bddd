import { describe, expect, it } from 'vitest'
import { readAmount, writeAmount } from './AmountField.tsx'

describe('a sum to give back or to allocate', () => {
  it.each([
    ['100', 10_000],
    ['1 000,50', 100_050],
    ['1000', 100_000],
  ])('is read as people write it: %s', (text, kopecks) => expect(readAmount(text, 200_000)).toBe(kopecks))

  it.each(['', '0', '-5', 'all', '2000,01'])('is nothing else, and no more than there is: %s', (text) =>
    expect(readAmount(text, 200_000)).toBeUndefined(),
  )

  it('that is proposed reads back as itself', () => expect(readAmount(writeAmount(199_999), 199_999)).toBe(199_999))
})
