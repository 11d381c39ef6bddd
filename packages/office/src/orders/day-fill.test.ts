import { describe, expect, test } from 'vitest'
import { besideAsked, dayFill } from './day-fill.ts'

const slot = { id: 7, time: '12:00', capacity: 50, free: 6, status: 'limited', confirmed: 6, in_processing: 38 } as const
const other = { ...slot, id: 8, time: '12:30' }
const order = { day: [slot, other], pax: 32, data: { schedule_item_id: 7 } }

describe('the fill chart of the day', () => {
  test('shows an order in processing apart from the others that are in processing', () => {
    const [asked, beside] = dayFill({ ...order, info: { status: 'in_processing' } })
    expect(asked).toMatchObject({ isAsked: true, confirmed: 6, inProcessing: 6, asked: 32, free: 6, short: 0 })
    expect(beside).toMatchObject({ isAsked: false, confirmed: 6, inProcessing: 38, asked: 0, free: 6 })
  })

  test('lets an order from the waiting list take what is free and says how many places it lacks', () => {
    const [asked] = dayFill({ ...order, info: { status: 'waiting_list' } })
    expect(asked).toMatchObject({ inProcessing: 38, asked: 6, free: 0, short: 26 })
  })

  test('shows a confirmed order within what is confirmed, once', () => {
    const [asked] = dayFill({ ...order, day: [{ ...slot, confirmed: 38, in_processing: 6 }], info: { status: 'confirmed' } })
    expect(asked).toMatchObject({ confirmed: 6, inProcessing: 6, asked: 32, free: 6 })
  })

  test('gives no place to an order that is closed', () => {
    const [asked] = dayFill({ ...order, info: { status: 'rejected' } })
    expect(asked).toMatchObject({ confirmed: 6, inProcessing: 38, asked: 0, free: 6, short: 0 })
  })

  test('keeps seven slots with the asked one among them, at the ends of the day too', () => {
    const day = (askedId: number) =>
      dayFill({
        ...order,
        day: Array.from({ length: 14 }, (_, id) => ({ ...slot, id: id + 1 })),
        data: { schedule_item_id: askedId },
        info: { status: 'in_processing' },
      })
    const shown = (askedId: number) => besideAsked(day(askedId)).map(({ id }) => id)
    expect(shown(8)).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(shown(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(shown(14)).toEqual([8, 9, 10, 11, 12, 13, 14])
    expect(shown(99)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
