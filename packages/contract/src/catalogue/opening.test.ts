import { describe, expect, test } from 'vitest'
import { dayRuns, hoursOn } from './opening.ts'

const closed = { closed: true, opens: null, closes: null }
const open = { closed: false, opens: '10:00', closes: '18:00' }
const late = { ...open, closes: '21:00' }
const week = [closed, open, open, late, open, open, open]

describe('a week', () => {
  test('is told by days that follow each other with the same hours', () => {
    expect(dayRuns(week)).toEqual([
      { from: 0, until: 0, day: closed },
      { from: 1, until: 2, day: open },
      { from: 3, until: 3, day: late },
      { from: 4, until: 6, day: open },
    ])
  })

  test('has one closed day like another, whatever hours it kept', () => {
    expect(dayRuns([closed, { ...open, closed: true }])).toEqual([{ from: 0, until: 1, day: closed }])
  })
})

describe('the hours of a day', () => {
  // 2026-12-01 is a Tuesday.
  const exceptions = [{ from: '2026-12-03', until: '2026-12-04', ...closed }]

  test('are those of its weekday', () => {
    expect([hoursOn({ week, exceptions }, '2026-12-01'), hoursOn({ week, exceptions }, '2026-12-07')]).toEqual([open, closed])
  })

  test('are those that are said of it alone, the last of its days included', () => {
    const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']
    expect(days.map((day) => hoursOn({ week, exceptions }, day)?.closed)).toEqual([false, true, true, false])
  })
})
