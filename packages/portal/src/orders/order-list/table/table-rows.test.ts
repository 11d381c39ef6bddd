import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../testing/samples.ts'
import { daysAtFirst, payableOf, rowBeyond, toggled } from './table-rows.ts'

const order = (id: number, allowed: 'pay'[] = []) => sampleOrder({ id, info: { allowed } })
const days = [
  { date: '2026-12-01', orders: [order(1, ['pay']), order(2)] },
  { date: '2026-12-02', orders: [order(3, ['pay'])] },
]

describe('the rows of the table', () => {
  it('are drawn at first as far as a window may show them, a long day whole', () => {
    const day = (count: number) => ({ date: '2026-12-01', orders: Array.from({ length: count }, (_, id) => order(id)) })
    expect(daysAtFirst(days)).toBe(2)
    expect(daysAtFirst([day(400), day(1)])).toBe(1)
    expect(daysAtFirst(Array.from({ length: 100 }, () => day(1)))).toBe(30)
    expect(daysAtFirst([])).toBe(0)
  })

  it('are walked over the days, and no further than their ends', () => {
    expect(rowBeyond(days, undefined, 1)).toBe(1)
    expect(rowBeyond(days, 2, 1)).toBe(3)
    expect(rowBeyond(days, 3, 1)).toBe(3)
    expect(rowBeyond(days, 1, -1)).toBe(1)
    expect(rowBeyond([], undefined, 1)).toBeUndefined()
  })

  it('are marked and unmarked, and of the marked those are paid that can be', () => {
    const marked = toggled(toggled(new Set(), 2), 3)
    expect(payableOf(days, marked, 1).map(({ id }) => id)).toEqual([3])
    expect(payableOf(days, toggled(toggled(marked, 2), 3), 1).map(({ id }) => id)).toEqual([1])
    expect(payableOf(days, new Set(), 2)).toEqual([])
  })
})
