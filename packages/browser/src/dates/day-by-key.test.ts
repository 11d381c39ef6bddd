import { describe, expect, it } from 'vitest'
import { dayByKey } from './day-by-key.ts'

describe('the keys of every month', () => {
  const led = (key: string, { isRtl = false, shiftKey = false } = {}) =>
    dayByKey('2026-12-02', { key, shiftKey }, { weekStart: isRtl ? 'saturday' : 'monday', isRtl })

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

  it('lead by year with Shift', () => {
    expect(led('PageDown', { shiftKey: true })).toBe('2027-12-02')
    expect(led('PageUp', { shiftKey: true })).toBe('2025-12-02')
  })

  it('follow the eye where time runs from right to left', () => {
    expect(led('ArrowLeft', { isRtl: true })).toBe('2026-12-03')
    expect(led('Home', { isRtl: true })).toBe('2026-11-28')
  })
})
