import { useMemo } from 'react'
import type { OfficeLanguage } from '@anfilada/contract/languages'
import { intlLocales } from './language.ts'
import { useLanguage } from './LanguageProvider.tsx'

const museumZone = 'Europe/Moscow'

/** Dates, moments and sums as this language writes them; calendar dates stay strings without a zone (style P7). */
function createFormats(language: OfficeLanguage) {
  const locale = intlLocales[language]
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' })
    return (date: string) => format.format(new Date(`${date}T00:00:00Z`))
  }
  const momentDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: museumZone })
  return {
    /** 20 мая */
    day: dated({ day: 'numeric', month: 'long' }),
    /** 20 нояб. */
    shortDay: dated({ day: 'numeric', month: 'short' }),
    /** ср, 20 мая */
    dayAndWeekday: dated({ day: 'numeric', month: 'long', weekday: 'short' }),
    /** 18 мая, 09:30 by the museums' clocks */
    moment: (iso: string) => `${momentDay.format(new Date(iso))}, ${museumTime(new Date(iso))}`,
  }
}

export function useFormats() {
  const language = useLanguage()
  return useMemo(() => createFormats(language), [language])
}

const whole = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('ru', { minimumFractionDigits: 2 })
const signs: Record<string, string> = { RUB: '₽' }

/** 64 400 ₽ with no-break spaces, alike in all languages: it must match the bank's paper. */
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
