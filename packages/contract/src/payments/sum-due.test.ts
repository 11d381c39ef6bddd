import { expect, test } from 'vitest'
import { sumDue } from './sum-due.ts'

test('what is due is told as a whole, and of it what is due for visits today and for those that are over', () => {
  const orders = [
    { due: 100, pass_date: '2026-11-22' },
    { due: 20, pass_date: '2026-11-23' },
    { due: 3, pass_date: '2026-11-24' },
  ]
  expect(sumDue(orders, '2026-11-23')).toEqual({ due: 123, today: 20, overdue: 100 })
  expect(sumDue([], '2026-11-23')).toEqual({ due: 0, today: 0, overdue: 0 })
})
