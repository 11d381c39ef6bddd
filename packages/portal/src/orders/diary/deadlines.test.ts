// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { museumDate } from '@anfilada/browser/formats'
import { sampleOrder } from '../../testing/samples.ts'
import { diaryOf } from './deadlines.ts'

const now = new Date('2026-11-21T18:00:00+03:00')
const confirmed = (id: number, freeUntil: string | null, due = 0, passDate = '2026-12-01') =>
  sampleOrder({ id, data: { pass_date: passDate }, info: { status: 'confirmed', free_changes_until: freeUntil, due } })
const read = (...orders: Parameters<typeof diaryOf>[0]) =>
  diaryOf(orders, now, museumDate).entries.map(({ kind, day, order }) => `${kind} ${order.id} ${day}`)

describe('the diary of deadlines', () => {
  it('has the ends of free changes of a week, to the second, and none that are over', () => {
    expect(
      read(
        confirmed(1, '2026-11-21T15:00:00Z'),
        confirmed(2, '2026-11-21T15:00:01Z'),
        confirmed(3, '2026-11-28T15:00:00Z'),
        confirmed(4, '2026-11-28T15:00:01Z'),
        confirmed(5, null),
      ),
    ).toEqual(['freeChanges 2 2026-11-21', 'freeChanges 3 2026-11-28'])
  })

  it('names the day by the museums’ clocks', () => {
    expect(read(confirmed(1, '2026-11-23T21:30:00Z'))).toEqual(['freeChanges 1 2026-11-24'])
  })

  it('names it by those of the order’s object, where it has its own', () => {
    const order = sampleOrder({ info: { status: 'confirmed', free_changes_until: '2026-11-23T14:30:00Z', zone: 'Asia/Vladivostok' } })
    expect(read(order)).toEqual([`freeChanges ${order.id} 2026-11-24`])
  })

  it('has only confirmed orders: nothing was charged for the others', () => {
    const free_changes_until = '2026-11-22T15:00:00Z'
    expect(read(sampleOrder({ info: { status: 'in_processing', free_changes_until } }))).toEqual([])
  })

  it('puts what is to be paid among them by the day of the visit, and counts all that is unpaid', () => {
    const orders = [confirmed(1, '2026-11-24T15:00:00Z'), ...[2, 3, 4, 5].map((id) => confirmed(id, null, 100, `2026-11-2${id + 1}`))]
    expect(read(...orders)).toEqual(['due 2 2026-11-23', 'due 3 2026-11-24', 'freeChanges 1 2026-11-24', 'due 4 2026-11-25'])
    expect(diaryOf(orders, now, museumDate).due).toBe(4)
  })

  it('counts what is still unpaid of a visit that is over, but has no deadline for it', () => {
    const diary = diaryOf([confirmed(1, null, 100, '2026-11-20'), confirmed(2, null, 100, '2026-11-21')], now, museumDate)
    expect([diary.entries.map(({ order }) => order.id), diary.due]).toEqual([[2], 2])
  })

  it('shows nothing of money to a reader who may not see prices', () => {
    expect(diaryOf([sampleOrder({ info: { status: 'confirmed', due: null } })], now, museumDate)).toEqual({ entries: [], due: 0 })
  })
})
