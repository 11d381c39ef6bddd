import { expect, test } from 'vitest'
import type { Work } from '@anfilada/contract/orders/resources'
import { hoursOf, lanesOf, placeOf } from './timeline.ts'

const work = (order_id: number, time: string, until: string): Work => ({
  order_id,
  kind: 'transport',
  customer: 'Neva Tour',
  status: 'confirmed',
  date: '2026-12-01',
  time,
  until,
  pax: 20,
  clashes: [],
})

test('the hours hold all work, and at least the museums’ day', () => {
  expect(hoursOf([])).toEqual({ first: 9, last: 19 })
  expect(hoursOf([work(1, '06:30', '08:00'), work(2, '19:00', '21:10')])).toEqual({ first: 6, last: 22 })
})

test('work that goes on after midnight ends with the day', () => {
  const night = work(1, '22:00', '02:00')
  expect(hoursOf([night])).toEqual({ first: 9, last: 24 })
  expect(placeOf(night, { first: 9, last: 24 })).toEqual({ start: 13 / 15, length: 2 / 15 })
})

test('what overlaps stands in another lane, what only touches does not', () => {
  const [first, second, third] = [work(1, '10:00', '12:00'), work(2, '11:00', '13:00'), work(3, '12:00', '14:00')]
  expect(lanesOf([third, second, first])).toEqual([[first, third], [second]])
})
