import { expect, test } from 'vitest'
import { kopecksOf } from './typed-sum.ts'

test.each([
  ['', null],
  ['12 500', 1_250_000],
  ['12 500,50 ₽', 1_250_050],
  ['0.10', 10],
  ['۱۲٬۵۰۰٫۵۰', 1_250_050],
  ['0', undefined],
  ['1,234', undefined],
  ['-5', undefined],
  ['сто', undefined],
])('a sum is read as people write it: %s', (text, kopecks) => expect(kopecksOf(text)).toBe(kopecks))
