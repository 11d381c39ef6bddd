import { describe, expect, it } from 'vitest'
import { coachData, sampleOrder } from '../../testing/samples.ts'
import { dayPlans, totalOf } from './timeline.ts'

const visit = (id: number, time: string, pass_date = '2026-12-01') => sampleOrder({ id, data: { pass_date }, info: { time } })
const coach = sampleOrder({ id: 9, data: { ...coachData, hours: 10 }, info: { time: '08:30' } })
const twoHours = () => 120

describe('a programme as a timeline', () => {
  it('has visits in one lane, and a coach under them', () => {
    const [day] = dayPlans([coach, visit(2, '12:00'), visit(1, '11:00')], twoHours)
    expect(day?.visits.map(({ order, starts, ends }) => [order.id, starts, ends])).toEqual([
      [2, 12 * 60, 14 * 60],
      [1, 11 * 60, 13 * 60],
    ])
    expect(day?.services).toMatchObject([{ starts: 510, ends: 1110 }])
  })

  it('has equipment out until it is back by the clocks of its object', () => {
    const back = (return_at: string) => {
      const data = {
        kind: 'audio_guides',
        pickup: '2026-12-01T00:30:00Z',
        return_at,
        pass_date: '2026-12-01',
        schedule_item_id: null,
      } as const
      const loan = sampleOrder({ data, info: { time: '10:30', zone: 'Asia/Vladivostok' } })
      return dayPlans([loan], twoHours)[0]?.services.map(({ starts, ends }) => [starts, ends])
    }
    expect(back('2026-12-01T08:00:00Z')).toEqual([[10 * 60 + 30, 18 * 60]])
    expect(back('2026-12-01T14:30:00Z')).toEqual([[10 * 60 + 30, 20 * 60]])
  })

  it('adds up what is still to take place, and nothing for readers without prices', () => {
    expect(totalOf([visit(1, '11:00'), sampleOrder({ id: 2, info: { status: 'cancelled' } })])).toBe(4_500_000)
    expect(totalOf([sampleOrder({ info: { total: null } })])).toBeNull()
  })
})
