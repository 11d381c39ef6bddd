import { describe, expect, it } from 'vitest'
import { kopecks } from './kopecks.ts'
import { kopecksSchema } from './money.ts'

describe('money', () => {
  it.each([0, 1, -150_000, Number.MAX_SAFE_INTEGER])('%d is a whole number of kopecks', (amount) => {
    expect(kopecks(amount)).toBe(amount)
    expect(kopecksSchema.parse(amount)).toBe(amount)
  })

  it.each([0.1, 0.1 + 0.2, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused', (amount) => {
    expect(() => kopecks(amount)).toThrow(RangeError)
    expect(kopecksSchema.safeParse(amount).success).toBe(false)
  })
})
