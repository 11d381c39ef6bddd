import { describe, expect, it } from 'vitest'
import { dayAhead } from './day-ahead.ts'
import { dayAxis } from './day-axis.ts'
import type { Order } from './orders.ts'

const now = new Date('2026-05-20T10:50:40+03:00')
const visit = (id: number, time: string | null, info: Partial<Order['info']> = {}, pass_date = '2026-05-20'): Order =>
  ({
    id,
    data: { pass_date },
    info: { status: 'confirmed', time, confirmed_time: null, zone: 'Europe/Moscow', ...info },
  }) as unknown as Order

const axisOf = (...orders: Order[]) => dayAxis(dayAhead(orders, now)?.visits ?? [], 650)

describe('the day ahead', () => {
  it('has the next confirmed visit, and the minutes until it', () => {
    const day = dayAhead([visit(1, '15:00'), visit(2, '11:00', { status: 'in_processing' }), visit(3, '11:30')], now)
    expect(day).toMatchObject({ date: '2026-05-20', visits: { length: 3 }, next: { order: { id: 3 }, time: '11:30', minutesLeft: 40 } })
  })

  it('goes by the hour that was confirmed, and by the clocks of the museum', () => {
    expect(dayAhead([visit(1, '11:30', { confirmed_time: '12:00' })], now)?.next.time).toBe('12:00')
    const vladivostok = visit(2, '18:30', { zone: 'Asia/Vladivostok' })
    expect(dayAhead([vladivostok], now)?.next.minutesLeft).toBe(40)
  })

  it('is over with its last visit, and nothing on a day without one', () => {
    expect(
      dayAhead([visit(1, '10:49'), visit(2, '15:00', { status: 'rejected' }), visit(3, null), visit(4, '12:00', {}, '2026-05-21')], now),
    ).toBeUndefined()
    expect(dayAhead([visit(1, '10:50')], now)?.next.minutesLeft).toBe(0)
  })

  it('shows from the first hour until two after the last, what is over apart, what begins together at one door', () => {
    const axis = axisOf(visit(1, '09:30'), visit(2, '11:30'), visit(3, '11:45'), visit(4, '19:10'))
    expect(axis).toMatchObject({ from: 540, until: 1320, now: 650 })
    expect(axis.doors.map(({ at, visits }) => [at, visits.map(({ order, isPast }) => `${order.id} ${isPast}`)])).toEqual([
      [570, ['1 true']],
      [690, ['2 false', '3 false']],
      [1150, ['4 false']],
    ])
  })

  it('is never drawn so narrow that hours lie on each other', () => {
    expect(axisOf(visit(1, '11:30'))).toMatchObject({ from: 600, until: 1080 })
  })
})
