import { describe, expect, test } from 'vitest'
import { readWhole } from './latin-digits.ts'

describe('a whole number', () => {
  test.each([
    ['35', 35],
    [' 1 000 ', 1000],
    ['۳۵', 35],
    ['٣٥', 35],
    ['３５', 35],
    ['007', 7],
    ['0', 0],
  ])('is read on any keyboard: %s', (text, number) => expect(readWhole(text, { most: 10_000 })).toBe(number))

  test.each(['3.5', '3,5', '۳٫۵', '-5', '−5', '－5', '1e9', '+5', '0x10', 'five', '', '10001'])('is not %s', (text) =>
    expect(readWhole(text, { most: 10_000 })).toBeUndefined(),
  )

  test('keeps to its least', () => expect(readWhole('0', { least: 1, most: 5 })).toBeUndefined())
})
