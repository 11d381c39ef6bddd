import { describe, expect, it } from 'vitest'
import { createFormats } from '@anfilada/browser/formats'
import { sampleOrder } from '../../../testing/samples.ts'
import { loadOf, monthWeeks } from './calendar-month.ts'
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

describe('the Persian calendar beside it', () => {
  it('names the months that a month lies in, and the year once', () => {
    expect(jalaliMonths('2026-11')).toBe('آبان – آذر ۱۴۰۵')
    expect(jalaliMonths('2027-03')).toBe('اسفند ۱۴۰۵ – فروردین ۱۴۰۶')
  })

  it('numbers the days in Persian digits', () => {
    expect(createFormats('fa').jalaliDay('2026-11-21')).toBe('۳۰')
  })
})
