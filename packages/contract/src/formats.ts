import { dateIn, defaultZone, localOf, type Moment, monthOf, utcStart } from './dates.ts'
import { intlLocales, numberLocales } from './intl-locales.ts'
import type { Language } from './languages.ts'

/**
 * Numbers, sums, days, moments and lists as each language writes them: the only home, for screens, mails, pages and papers of the server
 * (decision 0093). No schemas here: the page of the login writes a moment, too.
 */

const persianCalendar = 'fa-u-ca-persian-nu-arabext'

const signs: Readonly<Record<string, string>> = { RUB: '₽' }

/** What stands between the parts of a list of nouns, the clauses of a line, and its sentences. */
const marks: Record<Language, { item: string; clause: string; stop: string }> = {
  ru: { item: ', ', clause: ', ', stop: '; ' },
  en: { item: ', ', clause: ', ', stop: '; ' },
  zh: { item: '、', clause: '，', stop: '；' },
  fa: { item: '، ', clause: '، ', stop: '؛ ' },
  vi: { item: ', ', clause: ', ', stop: '; ' },
}

/** Made at the first use and kept: a format costs more to make than a row of a list to draw, and a process that writes no mail reads no tables. */
const made = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>()
function later<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const known = (made.get(key) as T | undefined) ?? make()
  made.set(key, known)
  return known
}

function written(locale: string, options: Intl.DateTimeFormatOptions, date: string): string {
  const format = later(
    `${locale} ${Object.entries(options).join(' ')}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  )
  return format.format(utcStart(date))
}

/** A number of things, or of rubles with their kopecks: 1 027,87. The minus is U+2212. */
export function numberIn(language: Language, value: number, fraction: { least?: number; most?: number } = {}): string {
  const { least = 0, most = Math.max(2, least) } = fraction
  const locale = numberLocales[language]
  const format = later(
    `${locale} ${least} ${most}`,
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: most }),
  )
  return format.format(value).replace('-', '\u2212')
}

/** Kopecks without their sign, in a column that names it: 64 400, or 64 400,00 where the column has kopecks. */
export function amountIn(language: Language, kopecks: number, withKopecks: boolean): string {
  return numberIn(language, kopecks / 100, withKopecks ? { least: 2 } : { most: 0 })
}

/** 64 400 ₽ with a no-break space, kopecks only where there are any. */
export function sumIn(language: Language, kopecks: number, currency = 'RUB'): string {
  return `${amountIn(language, kopecks, kopecks % 100 !== 0)}\u00a0${signs[currency] ?? currency}`
}

/** Nouns or numbers one after the other: roles, orders. Vietnamese ends its lists with a word. */
export function listIn(language: Language, parts: readonly string[]): string {
  return parts.map((part, at) => beforeItem(language, at, parts.length) + part).join('')
}

/** What stands before the part at this place of such a list, where its parts are links. */
export function beforeItem(language: Language, at: number, count: number): string {
  if (at === 0) return ''
  return language === 'vi' && at === count - 1 ? ' và ' : marks[language].item
}

/** The same inside a sentence: время, гид и вход. */
export function spokenListIn(language: Language, parts: readonly string[]): string {
  return new Intl.ListFormat(intlLocales[language], { type: 'conjunction' }).format(parts)
}

/** Parts of one line that are no list: a day and its hour, a place and a person. */
export function clausesIn(language: Language, parts: readonly string[]): string {
  return parts.join(marks[language].clause)
}

/** Whole statements in one line. */
export function statementsIn(language: Language, parts: readonly string[]): string {
  return parts.join(marks[language].stop)
}

/** Words of their own as they go on inside a line: the first letter small, other names as they are. */
export function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** Sentences one after the other: a Chinese full stop has its gap in itself. */
export function sentencesIn(language: Language, parts: readonly string[]): string {
  return parts.join(language === 'zh' ? '' : ' ')
}

const weekday = (language: Language, date: string, size: 'short' | 'long') => written(intlLocales[language], { weekday: size }, date)

/** A calendar date `YYYY-MM-DD`, in words. */
export const dayFormats = {
  /** 20 мая */
  day: (language: Language, date: string) => written(intlLocales[language], { day: 'numeric', month: 'long' }, date),
  /** 20 нояб. */
  shortDay: (language: Language, date: string) => written(intlLocales[language], { day: 'numeric', month: 'short' }, date),
  /** 20 нояб. 2025 */
  shortDate: (language: Language, date: string) =>
    language === 'ru'
      ? `${dayFormats.shortDay(language, date)} ${date.slice(0, 4)}`
      : written(intlLocales[language], { day: 'numeric', month: 'short', year: 'numeric' }, date),
  /** 20 мая 2026 */
  date: (language: Language, date: string) =>
    language === 'ru'
      ? `${dayFormats.day(language, date)} ${date.slice(0, 4)}`
      : written(intlLocales[language], { day: 'numeric', month: 'long', year: 'numeric' }, date),
  /** среда */
  weekday: (language: Language, date: string) => weekday(language, date, 'long'),
  /** ср */
  shortWeekday: (language: Language, date: string) => weekday(language, date, 'short'),
  /** ср, 20 мая; Chinese says the day first and sets no mark between */
  dayAndWeekday: (language: Language, date: string) =>
    withWeekday(language, dayFormats.day(language, date), weekday(language, date, 'short')),
  /** среда, 20 мая */
  fullDay: (language: Language, date: string) => withWeekday(language, dayFormats.day(language, date), weekday(language, date, 'long')),
  /** среда, 20 мая 2026 */
  fullDate: (language: Language, date: string) => withWeekday(language, dayFormats.date(language, date), weekday(language, date, 'long')),
  /** июнь 2026 */
  month: (language: Language, date: string) =>
    language === 'ru'
      ? `${written('ru', { month: 'long' }, date)} ${date.slice(0, 4)}`
      : written(intlLocales[language], { month: 'long', year: 'numeric' }, date),
  /** нояб.; a month that stands alone is not short in Vietnamese, only one beside its day: thg 11 */
  shortMonth: (language: Language, date: string) =>
    language === 'vi' ? dayFormats.shortDay(language, date).replace(/^\d+ /, '') : written(intlLocales[language], { month: 'short' }, date),
  /** The Persian calendar's date in Persian digits. */
  jalali: (date: string) => written(persianCalendar, { day: 'numeric', month: 'long', year: 'numeric' }, date),
  /** Only the number of its day: ۳۰ */
  jalaliNumeral: (date: string) => written(persianCalendar, { day: 'numeric' }, date),
  /** The same without its year: ۳۰ اردیبهشت */
  jalaliDay: (date: string) => written(persianCalendar, { day: 'numeric', month: 'long' }, date),
}

/** چ */
export function weekdayLetter(language: Language, date: string): string {
  return written(intlLocales[language], { weekday: 'narrow' }, date)
}

function withWeekday(language: Language, day: string, name: string): string {
  if (language === 'zh') return `${day} ${name}`
  return language === 'ru' || language === 'vi' ? `${name}, ${day}` : `${name} ${day}`
}

/** 12 мая, 10:04 of a visit; Vietnamese says the clock first, Chinese sets no mark between. */
export function dayAndTimeIn(language: Language, day: string, time: string): string {
  if (language === 'vi') return `${time}, ${day}`
  return language === 'zh' ? `${day} ${time}` : clausesIn(language, [day, time])
}

/** 12 мая, 10:04 by the clocks of an object; without one by the company's. */
export function momentIn(language: Language, at: Moment, zone = defaultZone): string {
  const moment = new Date(at)
  return dayAndTimeIn(language, dayFormats.day(language, dateIn(zone, moment)), localOf(moment, zone).time.slice(0, 5))
}

/** Калининград: whose clocks a zone is, as the language calls it. */
export function zoneIn(language: Language, zone: string): string {
  const locale = intlLocales[language]
  const format = later(`${locale} ${zone}`, () => new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortGeneric' }))
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** 20–23 мая, 30 мая – 2 июня: days of a period without weekdays; of two years each with its own. */
export function rangeIn(language: Language, from: string, until: string): string {
  if (from === until) return dayFormats.day(language, from)
  const write = from.slice(0, 4) === until.slice(0, 4) ? dayFormats.day : dayFormats.date
  if (monthOf(from) !== monthOf(until)) return spanned(language, write(language, from), write(language, until))
  if (language === 'zh') return `${write(language, from)}至${Number(until.slice(8))}日`
  return spanned(language, String(Number(from.slice(8))), write(language, until), true)
}

/** пн–пт: from one to the other, each in its own words. */
export function spanIn(language: Language, from: string, until: string): string {
  return from === until ? from : spanned(language, from, until, true)
}

/** Persian and Chinese say the way in a word: a dash between numbers would turn round. */
function spanned(language: Language, from: string, until: string, isTight = false): string {
  if (language === 'zh') return `${from}至${until}`
  if (language === 'fa') return `${from} تا ${until}`
  return isTight ? `${from}–${until}` : `${from} – ${until}`
}
