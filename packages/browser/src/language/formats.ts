import { useMemo } from 'react'
import type { Language } from '@anfilada/contract/languages'
import { intlLocales } from './language.ts'
import { useLanguage } from './LanguageProvider.tsx'

const museumZone = 'Europe/Moscow'

/** Dates, times and sums as this language writes them; calendar dates stay strings without a zone (style P7). */
export function createFormats(language: Language) {
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: 'UTC' })
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
  }
  const momentDay = new Intl.DateTimeFormat(intlLocales[language], { day: 'numeric', month: 'long', timeZone: museumZone })
  const jalali = new Intl.DateTimeFormat('fa-u-ca-persian-nu-arabext', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const day = dated({ day: 'numeric', month: 'long' })
  const monthOfYear = dated({ month: 'long', year: 'numeric' })
  return {
    /** 20 мая */
    day,
    /** 20 нояб. */
    shortDay: dated({ day: 'numeric', month: 'short' }),
    /** ср, 20 мая */
    dayAndWeekday: dated({ day: 'numeric', month: 'long', weekday: 'short' }),
    /** среда */
    weekday: dated({ weekday: 'long' }),
    /** ср */
    shortWeekday: dated({ weekday: 'short' }),
    /** июнь 2026, as the head of a calendar */
    month: (date: string) => (language === 'ru' ? `${dated({ month: 'long' })(date)} ${date.slice(0, 4)}` : monthOfYear(date)),
    /** мая 2026, beside the numeral of its day: Russian needs the genitive */
    monthBesideDay: (date: string) => (language === 'ru' ? `${day(date).replace(/^\d+\s/, '')} ${date.slice(0, 4)}` : monthOfYear(date)),
    /** 20 мая 2026, среда */
    fullDay: dated({ day: 'numeric', month: 'long', weekday: 'long' }),
    /** The Persian calendar's date in Persian digits, for Persian readers only. */
    jalali: (date: string) => (language === 'fa' ? jalali.format(new Date(`${date}T00:00:00Z`)) : undefined),
    /** 12 мая, 10:04 in the museum's zone */
    moment: (iso: string) => `${momentDay.format(new Date(iso))}${language === 'fa' ? '، ' : ', '}${museumTime(new Date(iso))}`,
  }
}
export type Formats = ReturnType<typeof createFormats>

export function useFormats(): Formats {
  const { language } = useLanguage()
  return useMemo(() => createFormats(language), [language])
}

const whole = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('ru', { minimumFractionDigits: 2 })
const signs: Record<string, string> = { RUB: '₽' }

/** 64 400 ₽ with no-break spaces, alike in all languages: it must match the ticket and the bank's paper. */
export function formatSum(kopecks: number, currency: string): string {
  const number = (kopecks % 100 === 0 ? whole : exact).format(kopecks / 100)
  return `${number}\u00a0${signs[currency] ?? currency}`
}

/** `YYYY-MM-DD` by the museums' clocks. */
export function museumDate(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: museumZone }).format(moment)
}

/** `HH:MM` by the museums' clocks. */
export function museumTime(moment: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: museumZone, hour: '2-digit', minute: '2-digit' }).format(moment)
}
