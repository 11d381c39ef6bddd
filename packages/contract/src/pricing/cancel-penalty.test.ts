import { describe, expect, test } from 'vitest'
import { cancelPenalty } from './price-order.ts'

const freeUntil = new Date('2026-05-19T08:30:00Z')
const terms = { freeUntil, each: 50_000, persons: 30, total: 4_500_000 }
const after = (ms: number) => new Date(freeUntil.getTime() + ms)

describe('the penalty of a cancellation', () => {
  test.each([
    ['a second before the deadline', -1000, 0],
    ['at the deadline', 0, 0],
    ['a second after it', 1000, 1_500_000],
  ])('%s', (_when, ms, penalty) => {
    expect(cancelPenalty(terms, after(ms))).toBe(penalty)
  })

  test.each([
    ['is for each person', { ...terms, persons: 31 }, 1_550_000],
    ['is never more than was charged', { ...terms, total: 1_499_999 }, 1_499_999],
    ['is nothing where no penalty was agreed', { ...terms, each: 0 }, 0],
    ['is nothing where nothing was charged', { ...terms, total: 0 }, 0],
  ])('%s', (_what, asked, penalty) => {
    expect(cancelPenalty(asked, after(1000))).toBe(penalty)
  })
})
