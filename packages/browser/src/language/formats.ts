import { dateIn, defaultZone, localOf, utcStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { intlLocales } from './language.ts'
import { useLanguage } from './LanguageProvider.tsx'

const persian = 'fa-u-ca-persian-nu-arabext'

/** Made at the first use and kept: a format costs more to make than a row of a list to draw, and most pages use few of them. */
function later<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

/** Dates, times and sums as this language writes them; calendar dates stay strings without a zone. */
export function createFormats(language: Language) {
  const format = (options: Intl.DateTimeFormatOptions, timeZone = 'UTC', locale = intlLocales[language]) =>
    later(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  const dated = (options: Intl.DateTimeFormatOptions, locale?: string) => {
    const known = format(options, 'UTC', locale)
    // The letter that Russian sets after a year never begins a line.
    return (date: string) =>
      known()
        .format(utcStart(date))
        .replace(/ (?=\p{L}\.)/u, '\u00a0')
  }
  const comma = language === 'fa' ? '، ' : ', '
  const jalali = dated({ day: 'numeric', month: 'long', year: 'numeric' }, persian)
  const jalaliDay = dated({ day: 'numeric' }, persian)
  const day = dated({ day: 'numeric', month: 'long' })
  const month = dated({ month: 'long' })
  const monthOfYear = dated({ month: 'long', year: 'numeric' })
  return {
    /** 20 мая */
    day,
    /** 20 нояб.; Vietnamese months have only numbers, which 20/11 says in one word */
    shortDay: dated({ day: 'numeric', month: language === 'vi' ? 'numeric' : 'short' }),
    /** ср, 20 мая */
    dayAndWeekday: dated({ day: 'numeric', month: 'long', weekday: 'short' }),
    /** среда */
    weekday: dated({ weekday: 'long' }),
    /** ср */
    shortWeekday: dated({ weekday: 'short' }),
    /** ср, above a column of days; Persian has no short names but these letters, which every calendar there has */
    columnWeekday: dated({ weekday: language === 'fa' ? 'narrow' : 'short' }),
    /** июнь 2026, as the head of a calendar */
    month: (date: string) => (language === 'ru' ? `${month(date)} ${date.slice(0, 4)}` : monthOfYear(date)),
    /** мая 2026, beside the numeral of its day: Russian needs the genitive */
    monthBesideDay: (date: string) => (language === 'ru' ? `${day(date).replace(/^\d+\s/, '')} ${date.slice(0, 4)}` : monthOfYear(date)),
    /** 20 мая 2026 г., as papers are dated */
    date: dated({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** 20 мая 2026, среда */
    fullDay: dated({ day: 'numeric', month: 'long', weekday: 'long' }),
    /** The Persian calendar's date in Persian digits, for Persian readers only. */
    jalali: (date: string) => (language === 'fa' ? jalali(date) : undefined),
    /** The same, only the number of its day: ۲۹ */
    jalaliDay: (date: string) => (language === 'fa' ? jalaliDay(date) : undefined),
    /** 12 мая, 10:04 by the clocks of an object; without one by the company's */
    moment: (iso: string, zone = defaultZone) => {
      const at = new Date(iso)
      return `${day(museumDate(at, zone))}${comma}${museumTime(at, zone)}`
    },
    /** 12 мая, 10:04 of a visit */
    dayAndTime: (date: string, time: string) => `${day(date)}${comma}${time}`,
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

const whole = later(() => new Intl.NumberFormat('ru', { maximumFractionDigits: 0 }))
const exact = later(() => new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }))
const signs: Record<string, string> = { RUB: '₽' }

/** 64 400 ₽ with no-break spaces, alike in all languages: it must match the ticket and the bank's paper. */
export function formatSum(kopecks: number, currency: string): string {
  return `${formatAmount(kopecks, kopecks % 100 !== 0)}\u00a0${signs[currency] ?? currency}`
}

/** The same without its sign, in a column that names it: 64 400, or 64 400,00 where the column has kopecks. */
export function formatAmount(kopecks: number, withKopecks: boolean): string {
  return (withKopecks ? exact : whole)()
    .format(kopecks / 100)
    .replace('-', '\u2212')
}

/** `YYYY-MM-DD` by the clocks of an object; without one by the company's. */
export function museumDate(moment: Date, zone = defaultZone): string {
  return dateIn(zone, moment)
}

/** `HH:MM` by the clocks of an object; without one by the company's. */
export function museumTime(moment: Date, zone = defaultZone): string {
  return localOf(moment, zone).time.slice(0, 5)
}
