import { describe, expect, test } from 'vitest'
import { besideAsked, dayFill } from './day-fill.ts'

const slot = { id: 7, time: '12:00', capacity: 50, free: 6, status: 'limited', confirmed: 6, in_processing: 38 } as const
const other = { ...slot, id: 8, time: '12:30' }
const order = { day: [slot, other], pax: 32, data: { schedule_item_id: 7 } }
const at = (status: 'in_processing' | 'waiting_list' | 'confirmed' | 'rejected') => ({ status, time: '12:00' })

describe('the fill chart of the day', () => {
  test('shows an order in processing apart from the others that are in processing', () => {
    const [asked, beside] = dayFill({ ...order, info: at('in_processing') })
    expect(asked).toMatchObject({ isAsked: true, confirmed: 6, inProcessing: 6, asked: 32, free: 6, short: 0 })
    expect(beside).toMatchObject({ isAsked: false, confirmed: 6, inProcessing: 38, asked: 0, free: 6 })
  })

  test('lets an order from the waiting list take what is free and says how many places it lacks', () => {
    const [asked] = dayFill({ ...order, info: at('waiting_list') })
    expect(asked).toMatchObject({ inProcessing: 38, asked: 6, free: 0, short: 26 })
  })

  test('shows a confirmed order within what is confirmed, once', () => {
    const [asked] = dayFill({ ...order, day: [{ ...slot, confirmed: 38, in_processing: 6 }], info: at('confirmed') })
    expect(asked).toMatchObject({ confirmed: 6, inProcessing: 6, asked: 32, free: 6 })
  })

  test('gives no place to an order that is closed', () => {
    const [asked] = dayFill({ ...order, info: at('rejected') })
    expect(asked).toMatchObject({ confirmed: 6, inProcessing: 38, asked: 0, free: 6, short: 0 })
  })

  test('marks the hour of a wish for the schedule, which takes no places', () => {
    const wish = { ...order, data: { schedule_item_id: null }, info: { ...at('in_processing'), time: '12:30' } }
    const [before, wished] = dayFill(wish)
    expect(before).toMatchObject({ isWished: false, isAsked: false })
    expect(wished).toMatchObject({ isWished: true, isAsked: false, asked: 0, free: 6, short: 0 })
    const whole = Array.from({ length: 14 }, (_, id) => ({ ...slot, id: id + 1, time: `${id + 8}:00` }))
    expect(besideAsked(dayFill({ ...wish, day: whole, info: { ...wish.info, time: '16:00' } })).map(({ id }) => id)).toContain(9)
  })

  test('keeps seven slots with the asked one among them, at the ends of the day too', () => {
    const day = (askedId: number) =>
      dayFill({
        ...order,
        day: Array.from({ length: 14 }, (_, id) => ({ ...slot, id: id + 1 })),
        data: { schedule_item_id: askedId },
        info: at('in_processing'),
      })
    const shown = (askedId: number) => besideAsked(day(askedId)).map(({ id }) => id)
    expect(shown(8)).toEqual([5, 6, 7, 8, 9, 10, 11])
    expect(shown(1)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(shown(14)).toEqual([8, 9, 10, 11, 12, 13, 14])
    expect(shown(99)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})
