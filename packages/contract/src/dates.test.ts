import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  dateIn,
  daysBetween,
  daysFrom,
  daysOfMonth,
  defaultZone,
  isCalendarDate,
  lastingDays,
  localOf,
  minutesBetween,
  momentAt,
  monthAfter,
  monthBounds,
  monthOf,
  placeInWeek,
  todayIn,
  utcStart,
  weekdayOf,
} from './dates.ts'

fc.configureGlobal({ seed: 2026 })

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

describe('a date', () => {
  it.each(['2026-01-01', '2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31'])('%s is in the calendar', (text) => {
    expect(isCalendarDate(text)).toBe(true)
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
  })

  it('is every day that the calendar has', () => {
    fc.assert(fc.property(days, (day) => isCalendarDate(day)))
  })
})

describe('counting days', () => {
  it.each([
    ['2026-11-21', 1, '2026-11-22'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2026-11-21', 0, '2026-11-21'],
    ['0001-01-01', 364, '0001-12-31'],
    ['9999-12-30', 1, '9999-12-31'],
  ])('from %s %i days on is %s', (date, count, other) => {
    expect(addDays(date, count)).toBe(other)
    expect(daysBetween(date, other)).toBe(count)
  })

  it('comes back, whatever the way', () => {
    const ways = fc.integer({ min: -5_000, max: 5_000 })
    fc.assert(fc.property(days, ways, (day, count) => addDays(addDays(day, count), -count) === day))
  })

  it('does not leave the years of four digits', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
  })

  it.each(['', '2026-02-30', '2026-13-01', '0000-01-01', '20261121', '+002026-11-21', '2026-11-21T10:00', '2026-11-21[u-ca=persian]'])(
    'does not begin at %j, which is no day',
    (text) => {
      expect(() => addDays(text, 1)).toThrow(RangeError)
    },
  )

  it('lists a stretch with both its ends', () => {
    expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect(daysFrom('2026-03-02', '2026-03-02')).toEqual(['2026-03-02'])
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })

  it('lasts 24 hours a day', () => {
    expect(lastingDays(2)).toBe(172_800_000)
  })
})

describe('counting months', () => {
  it.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s and %i months is %s', (date, months, other) => {
    expect(addMonths(date, months)).toBe(other)
    expect(monthAfter(monthOf(date), months)).toBe(monthOf(other))
  })

  it.each([
    ['2026-01', '2026-01-01', '2026-01-31'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2024-02', '2024-02-01', '2024-02-29'],
    ['2100-02', '2100-02-01', '2100-02-28'],
    ['2026-12', '2026-12-01', '2026-12-31'],
  ])('%s goes from %s to %s', (month, first, last) => {
    expect(monthBounds(month)).toEqual({ first, last })
    expect(daysOfMonth(month)).toEqual(daysFrom(first, last))
  })
})

describe('a day of the week', () => {
  it.each([
    ['2026-11-21', 6, 5, 0],
    ['2026-11-22', 7, 6, 1],
    ['2026-11-23', 1, 0, 2],
    ['2026-11-27', 5, 4, 6],
  ])('of %s is %i, at %i of a week from Monday and at %i of one from Saturday', (date, weekday, fromMonday, fromSaturday) => {
    expect(weekdayOf(date)).toBe(weekday)
    expect(placeInWeek(date, 'monday')).toBe(fromMonday)
    expect(placeInWeek(date, 'saturday')).toBe(fromSaturday)
  })
})

describe('the clocks of a zone', () => {
  it.each([
    [defaultZone, '2026-12-01', '10:00', '2026-12-01T10:00:00+03:00'],
    [defaultZone, '2026-12-31', '23:59:59', '2026-12-31T23:59:59+03:00'],
    ['Asia/Vladivostok', '2027-03-01', '09:00', '2027-03-01T09:00:00+10:00'],
    ['Asia/Kathmandu', '2026-12-01', '00:00', '2026-12-01T00:00:00+05:45'],
    // The clocks of Berlin leave out 02:00 to 03:00 on this day, and show it twice on that.
    ['Europe/Berlin', '2027-03-28', '01:59', '2027-03-28T01:59:00+01:00'],
    ['Europe/Berlin', '2027-03-28', '03:00', '2027-03-28T03:00:00+02:00'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
    ['America/New_York', '2026-11-01', '03:00', '2026-11-01T03:00:00-05:00'],
  ])('of %s show %s %s at %s', (zone, date, time, moment) => {
    const whole = time.padEnd(8, ':00')
    expect(momentAt({ date, time }, zone)).toBe(moment)
    expect(localOf(moment, zone)).toEqual({ date, time: whole })
    expect(localOf(new Date(moment), zone)).toEqual({ date, time: whole })
    expect(dateIn(zone, moment)).toBe(date)
  })

  it('show after an hour that they leave out what they would have shown', () => {
    expect(momentAt({ date: '2027-03-28', time: '02:30' }, 'Europe/Berlin')).toBe('2027-03-28T03:30:00+02:00')
  })

  it.each(['24:00', '9:30', '', '10:00+03:00', '10:00Z'])('never show %j', (time) => {
    expect(() => momentAt({ date: '2026-12-01', time }, defaultZone)).toThrow(RangeError)
  })

  it('tell the day of now', () => {
    const before = dateIn(defaultZone, new Date())
    const today = todayIn(defaultZone)
    expect([before, dateIn(defaultZone, new Date())]).toContain(today)
  })

  it('are compared in minutes, over midnight, too', () => {
    const late = { date: '2026-12-31', time: '23:30' }
    const early = { date: '2027-01-01', time: '00:15' }
    expect(minutesBetween(late, early)).toBe(45)
    expect(minutesBetween(early, late)).toBe(-45)
  })
})

it('hands a day to Intl as its beginning by UTC', () => {
  fc.assert(fc.property(days, (day) => new Date(utcStart(day)).toISOString() === `${day}T00:00:00.000Z`))
})
