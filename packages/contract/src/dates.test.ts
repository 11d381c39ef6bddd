import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateSchema, isCalendarDate, momentSchema, monthBounds, monthSchema, timeSchema } from './dates.ts'

fc.configureGlobal({ seed: 2026 })

describe('a date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is in the calendar', (text) => {
    expect(isCalendarDate(text)).toBe(true)
    expect(dateSchema.parse(text)).toBe(text)
  })

  it.each([
    '2026-02-31',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '1899-12-31',
    '2200-01-01',
    '294277-01-01',
    '2026-1-1',
    '20260101',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    'infinity',
    'today',
    '',
  ])('%j is not in the calendar', (text) => {
    expect(isCalendarDate(text)).toBe(false)
    expect(dateSchema.safeParse(text).success).toBe(false)
  })

  it('is every day that the calendar has', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(fc.property(days, (day) => isCalendarDate(day.toISOString().slice(0, 10))))
  })
})

describe('a time', () => {
  it.each(['00:00', '09:30', '19:59', '23:59'])('%s is on the clock', (text) => {
    expect(timeSchema.safeParse(text).success).toBe(true)
  })

  it.each(['24:00', '9:30', '09:60', '09:30:00', '0930', '09:30 ', '', '٠٩:٣٠'])('%j is not on the clock', (text) => {
    expect(timeSchema.safeParse(text).success).toBe(false)
  })
})

describe('a month', () => {
  it.each([
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2100-02', '2100-02-01', '2100-02-28'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s goes from %s to %s', (month, first, last) => {
    expect(monthSchema.parse(month)).toBe(month)
    expect(monthBounds(month)).toEqual({ first, last })
  })

  it.each(['2026-13', '2026-00', '2026-1', '2026', '2026-01-01', '0000-01', ''])('%j is no month', (text) => {
    expect(monthSchema.safeParse(text).success).toBe(false)
  })
})

describe('a moment', () => {
  it('has an offset', () => {
    expect(momentSchema.safeParse('2026-05-01T10:00:00+03:00').success).toBe(true)
    expect(momentSchema.safeParse('2026-05-01T07:00:00.000Z').success).toBe(true)
    expect(momentSchema.safeParse('2026-05-01T10:00:00').success).toBe(false)
  })
})
