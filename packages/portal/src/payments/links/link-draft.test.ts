import { describe, expect, it } from 'vitest'
import { endOfDay, kopecksOf, usualEnd } from './link-draft.ts'

describe('a new payment link', () => {
  it.each([
    ['', null],
    ['12 500', 1_250_000],
    ['12 500,50 ₽', 1_250_050],
    ['0.10', 10],
    ['۱۲٬۵۰۰٫۵۰', 1_250_050],
    ['0', undefined],
    ['1,234', undefined],
    ['-5', undefined],
    ['сто', undefined],
  ])('reads the sum as people write it: %s', (text, kopecks) => expect(kopecksOf(text)).toBe(kopecks))

  it('lives a week unless another day is named, to that day’s end', () => {
    expect(usualEnd('2026-12-28')).toBe('2027-01-04')
    expect(endOfDay('2027-01-04')).toBe('2027-01-04T23:59:00+03:00')
  })
})
