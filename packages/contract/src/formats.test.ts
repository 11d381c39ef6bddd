import { describe, expect, it, test } from 'vitest'
import {
  amountIn,
  clausesIn,
  dayAndTimeIn,
  dayFormats,
  listIn,
  momentIn,
  numberIn,
  rangeIn,
  sentencesIn,
  spanIn,
  spokenListIn,
  statementsIn,
  sumIn,
} from './formats.ts'
import type { Language } from './languages.ts'

const all = ['ru', 'en', 'zh', 'fa', 'vi'] as const satisfies readonly Language[]
const day = '2026-05-20'
const spaced = (text: string) => text.replaceAll('\u00a0', '~')
const inEach = (write: (language: Language) => string) => all.map((language) => spaced(write(language)))

describe('every language has one way to write', () => {
  test.each<[string, (language: Language) => string, string[]]>([
    ['thousands', (l) => numberIn(l, 253_600), ['253~600', '253,600', '253,600', '253~600', '253.600']],
    ['decimals', (l) => numberIn(l, 1027.87), ['1~027,87', '1,027.87', '1,027.87', '1~027,87', '1.027,87']],
    ['money', (l) => sumIn(l, 25_360_000), ['253~600~₽', '253,600~₽', '253,600~₽', '253~600~₽', '253.600~₽']],
    ['kopecks that there are', (l) => sumIn(l, 102_787), ['1~027,87~₽', '1,027.87~₽', '1,027.87~₽', '1~027,87~₽', '1.027,87~₽']],
    ['a column of kopecks', (l) => amountIn(l, 50_000, true), ['500,00', '500.00', '500.00', '500,00', '500,00']],
    ['a minus', (l) => sumIn(l, -450_000), ['−4~500~₽', '−4,500~₽', '−4,500~₽', '−4~500~₽', '−4.500~₽']],
    ['a day', (l) => dayFormats.day(l, day), ['20 мая', '20 May', '5月20日', '20 مه', '20 tháng 5']],
    ['a month in a narrow place', (l) => dayFormats.shortMonth(l, day), ['май', 'May', '5月', 'مه', 'thg 5']],
    ['a day in a narrow place', (l) => dayFormats.shortDay(l, day), ['20 мая', '20 May', '5月20日', '20 مه', '20 thg 5']],
    ['a date', (l) => dayFormats.date(l, day), ['20 мая 2026', '20 May 2026', '2026年5月20日', '20 مهٔ 2026', '20 tháng 5, 2026']],
    [
      'a day and its weekday',
      (l) => dayFormats.dayAndWeekday(l, day),
      ['ср, 20 мая', 'Wed 20 May', '5月20日 周三', 'چهارشنبه 20 مه', 'Thứ 4, 20 tháng 5'],
    ],
    [
      'a moment',
      (l) => momentIn(l, '2026-05-20T08:30:00Z'),
      ['20 мая, 11:30', '20 May, 11:30', '5月20日 11:30', '20 مه، 11:30', '11:30, 20 tháng 5'],
    ],
    ['a visit', (l) => dayAndTimeIn(l, dayFormats.day(l, day), '09:05').slice(-5), ['09:05', '09:05', '09:05', '09:05', 'áng 5']],
    ['days of a month', (l) => rangeIn(l, day, '2026-05-23'), ['20–23 мая', '20–23 May', '5月20日至23日', '20 تا 23 مه', '20–23 tháng 5']],
    [
      'days of two months',
      (l) => rangeIn(l, '2026-05-30', '2026-06-02'),
      ['30 мая – 2 июня', '30 May – 2 June', '5月30日至6月2日', '30 مه تا 2 ژوئن', '30 tháng 5 – 2 tháng 6'],
    ],
    ['a run of days', (l) => spanIn(l, 'a', 'b'), ['a–b', 'a–b', 'a至b', 'a تا b', 'a–b']],
    ['a list', (l) => listIn(l, ['71', '72', '73']), ['71, 72, 73', '71, 72, 73', '71、72、73', '71، 72، 73', '71, 72 và 73']],
    ['a list in a sentence', (l) => spokenListIn(l, ['71', '72']), ['71 и 72', '71 and 72', '71和72', '71 و 72', '71 và 72']],
    ['a line', (l) => clausesIn(l, ['a', 'b']), ['a, b', 'a, b', 'a，b', 'a، b', 'a, b']],
    ['sentences', (l) => sentencesIn(l, ['a', 'b']), ['a b', 'a b', 'ab', 'a b', 'a b']],
    ['statements', (l) => statementsIn(l, ['a', 'b']), ['a; b', 'a; b', 'a；b', 'a؛ b', 'a; b']],
  ])('%s', (_what, write, expected) => {
    expect(inEach(write)).toEqual(expected)
  })
})

it('a list of one is that one', () => {
  expect(all.map((language) => listIn(language, ['71']))).toEqual(all.map(() => '71'))
})

it('a range of one day is that day, and of two years has both', () => {
  expect(rangeIn('ru', day, day)).toBe('20 мая')
  expect(rangeIn('ru', '2026-12-30', '2027-01-02')).toBe('30 декабря 2026 – 2 января 2027')
})
