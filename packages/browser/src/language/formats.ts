import { dateIn, defaultZone, localOf } from '@anfilada/contract/dates'
import {
  amountIn,
  beforeItem,
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
  weekdayLetter,
} from '@anfilada/contract/formats'
import type { Language } from '@anfilada/contract/languages'
import { useLanguage } from './LanguageProvider.tsx'

/** Dates, times, sums and lists as this language writes them; calendar dates stay strings without a zone. */
export function createFormats(language: Language) {
  const said = (write: (language: Language, date: string) => string) => (date: string) => write(language, date)
  const forPersian = (write: (date: string) => string) => (date: string) => (language === 'fa' ? write(date) : undefined)
  const { day, month } = dayFormats
  return {
    /** 20 мая */
    day: said(day),
    /** 20 нояб. */
    shortDay: said(dayFormats.shortDay),
    /** 20 нояб. 2025 */
    shortDate: said(dayFormats.shortDate),
    /** нояб. */
    shortMonth: said(dayFormats.shortMonth),
    /** ср, 20 мая */
    dayAndWeekday: said(dayFormats.dayAndWeekday),
    /** среда */
    weekday: said(dayFormats.weekday),
    /** ср */
    shortWeekday: said(dayFormats.shortWeekday),
    /** ср, above a column of days; Persian has no short names but these letters, which every calendar there has */
    columnWeekday: said(language === 'fa' ? weekdayLetter : dayFormats.shortWeekday),
    /** июнь 2026, as the head of a calendar */
    month: said(month),
    /** мая 2026, beside the numeral of its day: Russian needs the genitive */
    monthBesideDay: (date: string) => (language === 'ru' ? dayFormats.date(language, date).replace(/^\d+\s/, '') : month(language, date)),
    /** 20 мая 2026 */
    date: said(dayFormats.date),
    /** среда, 20 мая */
    fullDay: said(dayFormats.fullDay),
    /** 20–23 мая */
    range: (from: string, until: string) => rangeIn(language, from, until),
    /** пн–пт */
    span: (from: string, until: string) => spanIn(language, from, until),
    /** The Persian calendar's date in Persian digits, for Persian readers only. */
    jalali: forPersian(dayFormats.jalali),
    /** The same, only the number of its day: ۲۹ */
    jalaliDay: forPersian(dayFormats.jalaliNumeral),
    /** 12 мая, 10:04 by the clocks of an object; without one by the company's */
    moment: (iso: string, zone = defaultZone) => momentIn(language, iso, zone),
    /** 12 мая, 10:04 of a visit */
    dayAndTime: (date: string, time: string) => dayAndTimeIn(language, day(language, date), time),
    /** 1 027,87: a number of things. */
    number: (value: number) => numberIn(language, value),
    /** 64 400 ₽ with a no-break space. */
    formatSum: (kopecks: number, currency: string) => sumIn(language, kopecks, currency),
    /** The same without its sign, in a column that names it: 64 400, or 64 400,00 where the column has kopecks. */
    formatAmount: (kopecks: number, withKopecks: boolean) => amountIn(language, kopecks, withKopecks),
    /** Nouns or numbers one after the other. */
    list: (parts: readonly string[]) => listIn(language, parts),
    /** What stands before a part of such a list, where its parts are links. */
    beforeItem: (at: number, count: number) => beforeItem(language, at, count),
    /** The same inside a sentence: время и гид. */
    spokenList: (parts: readonly string[]) => spokenListIn(language, parts),
    /** Parts of one line that are no list. */
    clauses: (parts: readonly string[]) => clausesIn(language, parts),
    /** Whole statements in one line. */
    statements: (parts: readonly string[]) => statementsIn(language, parts),
    /** Sentences one after the other. */
    sentences: (parts: readonly string[]) => sentencesIn(language, parts),
  }
}
export type Formats = ReturnType<typeof createFormats>

const formatsOf = new Map<Language, Formats>()

/** One set for all who ask in a language. */
export function useFormats(): Formats {
  const { language } = useLanguage()
  const known = formatsOf.get(language) ?? createFormats(language)
  formatsOf.set(language, known)
  return known
}

/** `YYYY-MM-DD` by the clocks of an object; without one by the company's. */
export function museumDate(moment: Date, zone = defaultZone): string {
  return dateIn(zone, moment)
}

/** `HH:MM` by the clocks of an object; without one by the company's. */
export function museumTime(moment: Date, zone = defaultZone): string {
  return localOf(moment, zone).time.slice(0, 5)
}
