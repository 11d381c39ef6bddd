import { expect, test } from 'vitest'
import type { WindowRow } from '../catalogue/index.ts'
import { submissionOf } from './publications.presenter.ts'

const at = new Date('2026-11-30T20:59:59Z')
const later = new Date('2026-12-31T20:59:59Z')
const windowOf = (museumId: number, month: string, closesAt: Date, state: WindowRow['state'] = 'open'): WindowRow => ({
  museumId,
  museum: `Музей ${museumId}`,
  month,
  opensAt: new Date(0),
  closesAt,
  zone: 'Europe/Moscow',
  state,
})

test('windows of a month that close together are one line, without names where they are those of all museums', () => {
  const windows = [
    windowOf(1, '2026-12', at),
    windowOf(2, '2026-12', at),
    windowOf(1, '2027-01', later),
    windowOf(2, '2027-02', later, 'upcoming'),
  ]
  expect(submissionOf(windows)).toEqual([
    { month: '2026-12', closes_at: at.toISOString(), zone: 'Europe/Moscow', museums: [] },
    { month: '2027-01', closes_at: later.toISOString(), zone: 'Europe/Moscow', museums: ['Музей 1'] },
  ])
})

test('no more than three lines are said, and none where none is open', () => {
  expect(submissionOf(['2026-12', '2027-01', '2027-02', '2027-03'].map((month) => windowOf(1, month, later)))).toHaveLength(3)
  expect(submissionOf([windowOf(1, '2026-12', at, 'closed'), windowOf(1, '2027-01', later, 'upcoming')])).toEqual([])
})
