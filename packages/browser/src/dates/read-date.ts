import { addDays, addMonths, isCalendarDate, monthBounds, monthOf } from '@anfilada/contract/dates'
import { jalaliMonthOf, ofJalali } from '@anfilada/contract/jalali'
import type { Language } from '@anfilada/contract/languages'
import { latinDigits } from '@anfilada/ui/latin-digits'
import { dayWord, monthNamed } from './date-words.ts'

export type Reading = { language: Language; today: string; min?: string | undefined; max?: string | undefined }
/** `days`: so many has the month that was meant. */
export type ReadDate = { date: string } | { date?: undefined; days?: number }

/**
 * The day that somebody means, whatever way it is written: `20.05.2026`, `20 мая`, `2026-05-20`, `200526`, `5月20日`, `۱۴۰۵/۲/۳۰`, `завтра`, `+7`, or the
 * numeral alone. What is left out is taken from the days around today, within `min` and `max`.
 */
export function readDate(typed: string, reading: Reading): ReadDate {
  const text = latinDigits(typed)
    .replace(/[\u200e\u200f\u2066-\u2069\u0654]/g, '')
    .replaceAll('\u2212', '-')
    .trim()
    .toLowerCase()
    // Vietnamese weekdays are numbers.
    .replace(/thứ \d/, '')
  const { today, language } = reading
  if (/^[+-]\d{1,3}$/.test(text)) return { date: addDays(today, Number(text)) }
  const far = dayWord(language, text)
  if (far !== undefined) return { date: addDays(today, far) }
  const named = monthNamed(language, text)
  if (named === 'unknown') return {}
  const numbers = text.match(/\d+/g) ?? []
  if (named) return byName(numbers, named, reading)
  return numbers.length === 1 ? byOneNumber(numbers[0] ?? '', reading) : byNumbers(numbers, text, reading)
}

function byName(numbers: readonly string[], { month, isJalali }: { month: number; isJalali: boolean }, reading: Reading): ReadDate {
  const [one = '', two] = numbers
  if (numbers.length === 0 || numbers.length > 2) return {}
  const [day, year] = one.length > 2 ? [two ?? '', one] : [one, two]
  if (isJalali) return jalali(year, month, day, reading)
  return yearly(year, month, Number(day), reading)
}

/** One numeral is a day; more digits are a whole date without signs between: `2005`, `200526`, `20052026`. */
function byOneNumber(digits: string, reading: Reading): ReadDate {
  if (digits.length <= 2) return nearestDay(Number(digits), reading)
  if (![4, 6, 8].includes(digits.length)) return {}
  if (/^(?:19|2[01])\d\d(?:0\d|1[0-2])\d\d$/.test(digits)) {
    return yearly(digits.slice(0, 4), Number(digits.slice(4, 6)), Number(digits.slice(6)), reading)
  }
  return byNumbers([digits.slice(0, 2), digits.slice(2, 4), ...(digits.length > 4 ? [digits.slice(4)] : [])], '', reading)
}

/** In Chinese the month comes before its day; a year of four digits tells by itself where it stands. */
function byNumbers(numbers: readonly string[], text: string, reading: Reading): ReadDate {
  const [one = '', two = '', three] = numbers
  if (numbers.length < 2 || numbers.length > 3) return {}
  if (three !== undefined && one.length > 2) return yearly(one, Number(two), Number(three), reading)
  const isMonthFirst = three === undefined && (reading.language === 'zh' || text.includes('月'))
  return isMonthFirst ? yearly(three, Number(one), Number(two), reading) : yearly(three, Number(two), Number(one), reading)
}

function yearly(year: string | undefined, month: number, day: number, reading: Reading): ReadDate {
  if (month < 1 || month > 12 || day < 1 || day > 31) return {}
  if (year === undefined) return nearestYear(month, day, reading)
  if (year.length === 2) return ofMonth(`20${year}`, month, day)
  if (year.length !== 4) return {}
  return isPersian(year) ? jalali(year, month, String(day), reading) : ofMonth(year, month, day)
}

/** Nobody visits a museum in the 14th century: such years are of the Persian calendar. */
function isPersian(year: string): boolean {
  return year >= '1300' && year < '1500'
}

function jalali(year: string | undefined, month: number, day: string, { today }: Reading): ReadDate {
  const now = jalaliMonthOf(today)
  // Without a year: the one in which the month is less than half a year away.
  const near = now.year + (month - now.month > 6 ? -1 : now.month - month > 6 ? 1 : 0)
  const date = ofJalali(year === undefined ? near : Number(year), month, Number(day))
  return date === undefined ? {} : { date }
}

function ofMonth(year: string, month: number, day: number): ReadDate {
  const start = `${year}-${two(month)}`
  if (!isCalendarDate(`${start}-01`)) return {}
  const date = `${start}-${two(day)}`
  return isCalendarDate(date) ? { date } : { days: Number(monthBounds(start).last.slice(8)) }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Of three years the one that is nearest to today and may be chosen. */
function nearestYear(month: number, day: number, { today, min, max }: Reading): ReadDate {
  const years = [0, 1, -1].map((step) => ofMonth(addMonths(today, step * 12).slice(0, 4), month, day))
  const days = years.flatMap(({ date }) => (date === undefined ? [] : [date]))
  const half = { from: addMonths(today, -6), to: addMonths(today, 6) }
  const allowed = days.filter((date) => (!min || date >= min) && (!max || date <= max))
  const date = allowed.find((one) => one >= half.from && one < half.to) ?? allowed[0] ?? days[0]
  return date === undefined ? (years[0] ?? {}) : { date }
}

/** The next day of that number, or the last one where the future cannot be chosen. */
function nearestDay(day: number, { today, min, max }: Reading): ReadDate {
  if (day < 1 || day > 31) return {}
  const days = [-1, 0, 1, 2].flatMap((step) => {
    const date = `${monthOf(addMonths(`${monthOf(today)}-01`, step))}-${two(day)}`
    return isCalendarDate(date) && (!min || date >= min) && (!max || date <= max) ? [date] : []
  })
  const date = days.find((one) => one >= today) ?? days.at(-1)
  return date === undefined ? {} : { date }
}
