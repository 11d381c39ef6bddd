import { describe, expect, it } from 'vitest'
import { createFormats } from '@anfilada/browser/formats'
import { sampleOrder } from '../../../testing/samples.ts'
import { dayByKey, loadOf, monthWeeks } from './calendar-month.ts'
import { jalaliMonths } from './jalali.ts'

describe('the month of the calendar', () => {
  it('begins its weeks on Monday, for Persian readers on Saturday', () => {
    // 1 November 2026 is a Sunday.
    expect(monthWeeks('2026-11', 'monday')[0]).toEqual([...Array.from({ length: 6 }), '2026-11-01'])
    expect(monthWeeks('2026-11', 'saturday')[0]?.slice(0, 2)).toEqual([undefined, '2026-11-01'])
  })

  it('has every day once, in whole weeks', () => {
    const weeks = monthWeeks('2028-02', 'monday')
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    expect(weeks.flat().filter(Boolean)).toHaveLength(29)
  })

  it('counts the orders of a day, their people and statuses', () => {
    const orders = [sampleOrder({ id: 1 }), sampleOrder({ id: 2, info: { status: 'confirmed' } })]
    expect(loadOf(orders)).toEqual({ orders: 2, people: 60, changes: 0, statuses: ['in_processing', 'confirmed'] })
  })
})

describe('the keys of the calendar', () => {
  const led = (key: string, isRtl = false) => dayByKey('2026-12-02', key, isRtl ? 'saturday' : 'monday', isRtl)

  it('lead by day, by week, to its ends and by month', () => {
    const keys = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp']
    expect(keys.map((key) => led(key))).toEqual([
      '2026-12-03',
      '2026-12-01',
      '2026-12-09',
      '2026-11-25',
      '2026-11-30',
      '2026-12-06',
      '2027-01-02',
      '2026-11-02',
    ])
    expect(led('a')).toBeUndefined()
  })

  it('follow the eye where time runs from right to left', () => {
    expect(led('ArrowLeft', true)).toBe('2026-12-03')
    expect(led('Home', true)).toBe('2026-11-28')
  })
})

describe('the Persian calendar beside it', () => {
  it('names the months that a month lies in, and the year once', () => {
    expect(jalaliMonths('2026-11')).toBe('آبان – آذر ۱۴۰۵')
    expect(jalaliMonths('2027-03')).toBe('اسفند ۱۴۰۵ – فروردین ۱۴۰۶')
  })

  it('numbers the days in Persian digits', () => {
    expect(createFormats('fa').jalaliDay('2026-11-21')).toBe('۳۰')
  })
})
