import { describe, expect, test } from 'vitest'
import { momentAt, onClocksOf } from './window-moments.ts'

describe('moments on the clocks of a museum', () => {
  test.each([
    ['Europe/Moscow', '2026-12-01T10:00:00', '2026-12-01T07:00:00Z'],
    ['Europe/Moscow', '2026-12-01T23:59:59', '2026-12-01T20:59:59Z'],
    ['Europe/Berlin', '2026-03-28T12:00:00', '2026-03-28T11:00:00Z'],
    ['Europe/Berlin', '2026-03-29T12:00:00', '2026-03-29T10:00:00Z'],
    ['Asia/Tehran', '2026-06-01T00:00:00', '2026-05-31T20:30:00Z'],
  ])('%s %s is %s, and back', (zone, local, moment) => {
    expect(momentAt(zone, local)).toBe(moment)
    expect(onClocksOf(zone, moment)).toBe(local)
  })

  test('an hour that the clocks show twice is its first, one that they leave out is what comes after', () => {
    expect(momentAt('Europe/Berlin', '2026-10-25T02:30:00')).toBe('2026-10-25T00:30:00Z')
    expect(momentAt('Europe/Berlin', '2026-03-29T02:30:00')).toBe('2026-03-29T01:30:00Z')
  })

  test('a field without seconds is a whole minute, and half a date is none', () => {
    expect(momentAt('Europe/Moscow', '2026-12-01T10:00')).toBe('2026-12-01T07:00:00Z')
    expect(momentAt('Europe/Moscow', '2026-12-01')).toBeUndefined()
    expect(momentAt('Europe/Moscow', '2026-13-01T10:00:00')).toBeUndefined()
  })
})
