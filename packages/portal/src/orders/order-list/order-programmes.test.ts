import { describe, expect, it } from 'vitest'
import { sampleOrder } from '../../testing/samples.ts'
import { programmesOf } from './order-programmes.ts'

const visit = (id: number, pass_date: string, programme_id: number | null) =>
  sampleOrder({ id, data: { pass_date }, info: { programme_id } })

describe('orders by programme', () => {
  it('stand under the programme with the nearest visit first, and those without one at the end', () => {
    const orders = [visit(1, '2026-12-04', 8), visit(2, '2026-12-01', null), visit(3, '2026-12-02', 9), visit(4, '2026-12-03', 9)]
    const shown = programmesOf(orders, '2026-12-01').map(({ id, days }) => [id, days.map(({ date }) => date)])
    expect(shown).toEqual([
      [9, ['2026-12-02', '2026-12-03']],
      [8, ['2026-12-04']],
      [null, ['2026-12-01']],
    ])
  })

  it('stand by their days, also those past: one of yesterday does not come after those of next month', () => {
    const orders = [visit(1, '2026-12-04', 8), visit(2, '2026-11-30', 8), visit(3, '2026-11-29', 8), visit(4, '2026-12-02', 9)]
    const shown = programmesOf(orders, '2026-12-01').map(({ id, days }) => [id, days.map(({ date }) => date)])
    expect(shown).toEqual([
      [9, ['2026-12-02']],
      [8, ['2026-11-29', '2026-11-30', '2026-12-04']],
    ])
  })
})
