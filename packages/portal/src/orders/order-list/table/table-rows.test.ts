import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../../testing/samples.ts'
import { payableOf, rowBeyond, tableBlocks, toggled } from './table-rows.ts'

const order = (id: number, allowed: 'pay'[] = []) => sampleOrder({ id, info: { allowed } })
const days = [
  { date: '2026-12-01', orders: [order(1, ['pay']), order(2)] },
  { date: '2026-12-02', orders: [order(3, ['pay'])] },
]

const day = (count: number) => ({ date: '2026-12-01', orders: Array.from({ length: count }, (_, id) => order(id)) })

describe('the rows of the table', () => {
  it('come in blocks, of which only the first of a day has its row', () => {
    const shape = (all: typeof days, isDated: boolean) =>
      tableBlocks(all, isDated).map((block) => [block.day !== undefined, block.orders.length, block.saysDays])
    expect(shape([day(90), day(1), day(1)], false)).toEqual([
      [true, 40, false],
      [false, 40, false],
      [false, 10, false],
      [true, 1, false],
      [true, 1, false],
    ])
    expect(shape([day(1), day(1), day(2), ...Array.from({ length: 46 }, () => day(1))], true)).toEqual([
      [false, 2, true],
      [true, 2, false],
      [false, 40, true],
      [false, 6, true],
    ])
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
