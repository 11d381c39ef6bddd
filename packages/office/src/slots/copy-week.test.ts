import { expect, test } from 'vitest'
import type { OfficeSlot } from '@anfilada/contract/orders/capacity'
import { planCopy } from './copy-week.ts'

const slot = (id: number, date: string, changed: Partial<OfficeSlot> = {}): OfficeSlot => ({
  id,
  date,
  time: '12:00',
  zone: 'Europe/Moscow',
  capacity: 50,
  taken: 0,
  free: 50,
  closed: false,
  begun: false,
  quotas: [],
  allotments: [],
  waiting: { orders: 0, places: 0 },
  ...changed,
})
const week = [slot(1, '2026-11-23', { capacity: 40 }), slot(2, '2026-11-24', { closed: true, capacity: 40 })]

test('a week is repeated: missing slots are made, others become alike in as few acts as there are kinds of change', () => {
  const later = [slot(11, '2026-11-30'), slot(12, '2026-12-01', { closed: true }), slot(21, '2026-12-07')]
  expect(planCopy(week, later, 2)).toEqual({
    made: 1,
    changed: 3,
    same: 0,
    kept: 0,
    steps: [
      { act: 'make', date: '2026-12-08', time: '12:00', capacity: 40, closed: true },
      { act: 'slot', slot_ids: [11, 21], capacity: 40, closed: false },
      { act: 'slot', slot_ids: [12], capacity: 40, closed: true },
    ],
  })
})

test('a slot that is alike already, or in which more is taken, stays', () => {
  const same = slot(11, '2026-11-30', { capacity: 40, free: 40 })
  const fuller = slot(12, '2026-12-01', { taken: 45, free: 5 })
  expect(planCopy(week, [same, fuller], 1)).toEqual({ steps: [], made: 0, changed: 0, same: 1, kept: 1 })
})

test('quotas go along, and one that the week does not have is taken away', () => {
  const source = [slot(1, '2026-11-23', { quotas: [{ type: 'cn', quota: 20, taken: 7 }] })]
  const later = [slot(11, '2026-11-30', { quotas: [{ type: 'rf', quota: 10, taken: 0 }] })]
  expect(planCopy(source, later, 1).steps).toEqual([
    { act: 'quota', slot_ids: [11], type: 'rf', quota: null },
    { act: 'quota', slot_ids: [11], type: 'cn', quota: 20 },
  ])
})
