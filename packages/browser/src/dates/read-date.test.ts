import { describe, expect, test } from 'vitest'
import { languages } from '@anfilada/contract/languages'
import { createFormats } from '../language/formats.ts'
import { readDate, type Reading } from './read-date.ts'
import { hourOfTyping, readTime } from './read-time.ts'

const ru: Reading = { language: 'ru', today: '2026-05-18' }
const read = (typed: string, reading: Partial<Reading> = {}) => readDate(typed, { ...ru, ...reading }).date

describe('a typed date', () => {
  test.each([
    '20.05.2026',
    '20.5.26',
    '20/5/2026',
    '20-05-2026',
    '2026-05-20',
    '20 мая 2026 г.',
    '20 мая',
    '20 май',
    '20.05',
    '2005',
    '200526',
  ])('is understood as 20 May 2026: %s', (typed) => expect(read(typed)).toBe('2026-05-20'))

  test.each(['20052026', '20260520', '20', 'среда, 20 мая 2026', '20 May 2026', '+2', 'послезавтра', ' 20 . 05 . 2026 ', '2026.5.20'])(
    'is understood as well: %s',
    (typed) => expect(read(typed)).toBe('2026-05-20'),
  )

  test.each([
    ['zh', '5月20日'],
    ['zh', '2026年5月20日'],
    ['zh', '5-20'],
    ['zh', '后天'],
    ['vi', '20 tháng 5, 2026'],
    ['vi', '20 thg 5'],
    ['en', '20 May'],
    ['en', 'May 20, 2026'],
    ['fa', '۲۰ مه'],
    ['fa', '20 مهٔ 2026'],
    ['fa', '۲۰/۵/۲۰۲۶'],
    ['fa', '۳۰ اردیبهشت'],
    ['fa', '۳۰ اردیبهشت ۱۴۰۵'],
    ['fa', '۱۴۰۵/۲/۳۰'],
  ] as const)('is understood in its language (%s): %s', (language, typed) => expect(read(typed, { language })).toBe('2026-05-20'))

  test.each(languages)('stands in its field so that it is read again (%s)', (language) => {
    const formats = createFormats(language)
    for (let month = 1; month <= 12; month += 1) {
      const date = `2027-${String(month).padStart(2, '0')}-09`
      for (const way of [formats.date, formats.fullDay, formats.dayAndWeekday]) {
        expect([way(date), read(way(date), { language, today: '2027-01-20', min: '2027-01-01', max: '2027-12-31' })]).toEqual([
          way(date),
          date,
        ])
      }
      expect(language === 'fa' ? read(formats.jalali(date) ?? '', { language }) : date).toBe(date)
    }
  })

  test('that says no year is the nearest one that may be chosen', () => {
    expect(read('20.12', { today: '2026-01-10' })).toBe('2025-12-20')
    expect(read('20.12', { today: '2026-01-10', min: '2026-01-10' })).toBe('2026-12-20')
    expect(read('3.1', { today: '2026-12-10' })).toBe('2027-01-03')
    expect(read('3.1', { today: '2026-12-10', max: '2026-12-10' })).toBe('2026-01-03')
    expect(read('۱ فروردین', { language: 'fa', today: '2027-03-01' })).toBe('2027-03-21')
  })

  test('that is a day alone is the next of that number, or the last where the future is closed', () => {
    expect(read('18')).toBe('2026-05-18')
    expect(read('17')).toBe('2026-06-17')
    expect(read('31', { today: '2026-06-01' })).toBe('2026-07-31')
    expect(read('17', { max: '2026-05-18' })).toBe('2026-05-17')
  })

  test('that its month has not says how many days the month has', () => {
    expect(readDate('31.06.2026', ru)).toEqual({ days: 30 })
    expect(readDate('29 февраля 2027', ru)).toEqual({ days: 28 })
    expect(readDate('30.02', ru)).toEqual({ days: 28 })
  })

  test.each(['', 'скоро', '20 мартобря', '45', '0', '20.13.2026', '1.2.3.4', '20.05.202', '20 мая июня', '123', '1405/13/1', '9999999999'])(
    'that is none is not guessed: %s',
    (typed) => expect(read(typed)).toBeUndefined(),
  )
})

describe('a typed hour', () => {
  test.each(['930', '9.30', '9-30', '09:30', '۹:۳۰', '0930'])('is understood: %s', (typed) => expect(readTime(typed)).toBe('09:30'))
  test('stays as it is when it is none', () => {
    expect([hourOfTyping('полдень'), readTime('25:00'), readTime('9:75'), readTime('')]).toEqual([
      'полдень',
      undefined,
      undefined,
      undefined,
    ])
  })
})
