import { describe, expect, test } from 'vitest'
import { momentOfField, onClocksOf } from './window-moments.ts'

describe('moments on the clocks of a museum', () => {
  test.each([
    ['Europe/Moscow', '2026-12-01T10:00:00', '2026-12-01T10:00:00+03:00'],
    ['Europe/Moscow', '2026-12-01T23:59:59', '2026-12-01T23:59:59+03:00'],
    ['Europe/Berlin', '2026-03-28T12:00:00', '2026-03-28T12:00:00+01:00'],
    ['Europe/Berlin', '2026-03-29T12:00:00', '2026-03-29T12:00:00+02:00'],
    ['Asia/Tehran', '2026-06-01T00:00:00', '2026-06-01T00:00:00+03:30'],
  ])('%s %s is %s, and back', (zone, local, moment) => {
    expect(momentOfField(zone, local)).toBe(moment)
    expect(onClocksOf(zone, moment)).toBe(local)
  })

  test('an hour that the clocks show twice is its first, one that they leave out is what comes after', () => {
    expect(momentOfField('Europe/Berlin', '2026-10-25T02:30:00')).toBe('2026-10-25T02:30:00+02:00')
    expect(momentOfField('Europe/Berlin', '2026-03-29T02:30:00')).toBe('2026-03-29T03:30:00+02:00')
  })

  test('a field without seconds is a whole minute, and half a date is none', () => {
    expect(momentOfField('Europe/Moscow', '2026-12-01T10:00')).toBe('2026-12-01T10:00:00+03:00')
    expect(momentOfField('Europe/Moscow', '2026-12-01')).toBeUndefined()
    expect(momentOfField('Europe/Moscow', '2026-13-01T10:00:00')).toBeUndefined()
  })
})
