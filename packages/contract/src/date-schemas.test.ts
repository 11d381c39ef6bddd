import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { dateSchema, momentSchema, monthSchema, periodInOrder, timeSchema } from './date-schemas.ts'

describe('a date', () => {
  it.each(['2026-01-01', '2024-02-29', '1900-01-01', '2199-12-31'])('%s is taken as it is', (text) => {
    expect(dateSchema.parse(text)).toBe(text)
  })

  it.each(['2026-02-31', '1899-12-31', '2026-01-01T00:00:00Z', ''])('%j is refused', (text) => {
    expect(dateSchema.safeParse(text).success).toBe(false)
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
  it.each(['2026-01', '2026-12'])('%s is taken as it is', (month) => {
    expect(monthSchema.parse(month)).toBe(month)
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

describe('a period', () => {
  const period = z.object({ period_lower: z.optional(z.string()), period_upper: z.optional(z.string()) }).check(periodInOrder)

  it.each([
    ['one day', { period_lower: '2026-02-01', period_upper: '2026-02-01' }, true],
    ['an open end', { period_lower: '2026-02-01' }, true],
    ['an empty beginning', { period_lower: '', period_upper: '2026-02-01' }, true],
    ['an end before its beginning', { period_lower: '2026-02-02', period_upper: '2026-02-01' }, false],
  ])('of %s', (_what, asked, isTaken) => {
    expect(period.safeParse(asked).success).toBe(isTaken)
  })
})
