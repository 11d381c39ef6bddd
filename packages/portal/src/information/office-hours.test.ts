import { expect, test } from 'vitest'
import { officeDays } from './office-hours.ts'

const [long, short] = [
  { opens: '10:00', closes: '18:00' },
  { opens: '10:00', closes: '17:00' },
]

test('weekdays that follow each other with the same hours are said together, closed ones not at all', () => {
  expect(officeDays([long, long, long, long, short, null, null])).toEqual([
    { from: 0, until: 3, hours: '10:00–18:00' },
    { from: 4, until: 4, hours: '10:00–17:00' },
  ])
  expect(officeDays([null, null, null, null, null, null, null])).toEqual([])
})
