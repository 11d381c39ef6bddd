import { describe, expect, it } from 'vitest'
import { coachData, sampleOrder } from '../../testing/samples.ts'
import { clashMarks, dayPlans, placeOn, spanOf, totalOf } from './timeline.ts'

const visit = (id: number, time: string, pass_date = '2026-12-01') => sampleOrder({ id, data: { pass_date }, info: { time } })
const coach = sampleOrder({ id: 9, data: { ...coachData, hours: 10 }, info: { time: '08:30' } })
const twoHours = () => 120
const lanes = (blocks: { order: { id: number }; lane: number }[]) => blocks.map(({ order, lane }) => [order.id, lane])

describe('a programme as a timeline', () => {
  it('lays visits over each other into lanes of their own, and a coach under them', () => {
    const [day] = dayPlans([coach, visit(2, '12:00'), visit(1, '11:00'), visit(3, '13:00')], twoHours)
    expect(lanes(day?.visits ?? [])).toEqual([
      [1, 0],
      [2, 1],
      [3, 0],
    ])
    expect(day?.services).toMatchObject([{ starts: 510, ends: 1110, lane: 0 }])
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

  it('shows eight to twenty, and more where a day is longer', () => {
    expect(spanOf(dayPlans([visit(1, '11:00')], twoHours))).toEqual({ from: 8, to: 20 })
    expect(spanOf(dayPlans([visit(1, '07:30'), visit(2, '21:30')], twoHours))).toEqual({ from: 7, to: 24 })
    expect(placeOn({ from: 8, to: 20 }, 11 * 60, 14 * 60)).toEqual({ insetInlineStart: '25.000%', inlineSize: '25.000%' })
  })

  it('draws a clash between two visits that are too near, and over what two share', () => {
    const plans = dayPlans([visit(1, '11:00'), visit(2, '13:20'), visit(3, '14:00')], twoHours)
    const day = plans[0]
    if (!day) throw new Error('A day was planned')
    const marks = clashMarks(day, [
      { kind: 'travel', order_ids: [1, 2], minutes: 25 },
      { kind: 'overlap', order_ids: [2, 3], minutes: 80 },
    ])
    expect(marks.map(({ starts, ends }) => [starts, ends])).toEqual([
      [13 * 60, 13 * 60 + 20],
      [14 * 60, 15 * 60 + 20],
    ])
  })

  it('adds up what is still to take place, and nothing for readers without prices', () => {
    expect(totalOf([visit(1, '11:00'), sampleOrder({ id: 2, info: { status: 'cancelled' } })])).toBe(4_500_000)
    expect(totalOf([sampleOrder({ info: { total: null } })])).toBeNull()
  })
})
