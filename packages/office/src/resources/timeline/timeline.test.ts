import { expect, test } from 'vitest'
import type { Work } from '@anfilada/contract/orders/resources'
import { stretchOf } from './timeline.ts'

const work = (time: string, until: string): Work => ({
  order_id: 1,
  kind: 'transport',
  customer: 'Neva Tour',
  status: 'confirmed',
  date: '2026-12-01',
  time,
  until,
  pax: 20,
  clashes: [],
})

test('work stands in the minutes of its day, and ends with it at the latest', () => {
  expect(stretchOf(work('19:00', '21:10'))).toMatchObject({ starts: 1_140, ends: 1_270 })
  expect(stretchOf(work('22:00', '02:00'))).toMatchObject({ starts: 1_320, ends: 1_440 })
})
