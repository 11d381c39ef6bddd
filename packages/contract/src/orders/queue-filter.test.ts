import { expect, it } from 'vitest'
import type { QueueCount } from './office-orders.ts'
import { countIn } from './queue-filter.ts'

const counts: QueueCount[] = [
  { kind: 'museum_tickets', part: 'new', count: 9 },
  { kind: 'museum_tickets', part: 'line', count: 4 },
  { kind: 'transport', part: 'new', count: 2 },
]

it('counts of what waits all that fits any of several kinds and any of several parts', () => {
  expect(countIn(counts, {})).toBe(15)
  expect(countIn(counts, { part: ['new'] })).toBe(11)
  expect(countIn(counts, { part: ['line', 'change'], kind: ['museum_tickets', 'guide'] })).toBe(4)
  expect(countIn(counts, { kind: ['transport', 'museum_tickets'], part: ['new', 'line'] })).toBe(15)
  expect(countIn(counts, { kind: ['guide'] })).toBe(0)
})
