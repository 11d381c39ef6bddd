import { addDays, isCalendarDate } from '@anfilada/contract/dates'

/** What a cell of anybody's table holds; undefined: nothing. */
export type TableCell = string | number | undefined
export type Table = readonly (readonly TableCell[])[]

/** Without what no line of text has, nor the database takes. */
export function textOf(cell: TableCell): string {
  return String(cell ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim()
}

// Persian and Arabic digits stand ten by ten in Unicode.
const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

const mostKopecks = 10 ** 15
const nothing = /^[-–—−]?$/
const money = /^([-−–]?)(\d[\d.,]*)$/

/**
 * Kopecks of a sum as people and programs write it: "1 234,56", "1,234.56", "(100)", "−5 руб."; 0 for an empty cell, undefined for what is no sum. A
 * point or comma before three last digits parts thousands: nobody writes a tenth of a kopeck.
 */
export function readSum(cell: TableCell): number | undefined {
  if (typeof cell === 'number') return safe(cell)
  const text = latinDigits(textOf(cell))
    .replace(/[\s'’]|(?:₽|руб\.?|р\.|rub|rur)$/giu, '')
    .replace(/^\((.+)\)$/, '-$1')
  if (nothing.test(text)) return 0
  const [, sign, digits = ''] = money.exec(text) ?? []
  const rubles = Number(plainNumber(digits) || Number.NaN)
  return sign === undefined ? undefined : safe(sign === '' ? rubles : -rubles)
}

function safe(rubles: number): number | undefined {
  const kopecks = Math.round(rubles * 100)
  return Math.abs(kopecks) < mostKopecks ? kopecks + 0 : undefined
}

/** Digits with a point before the fraction; empty for what is no number. */
function plainNumber(digits: string): string {
  const [marks, last] = [digits.match(/[.,]/g) ?? [], Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))]
  const mark = digits[last]
  const times = marks.filter((one) => one === mark).length
  const isFraction = times === 1 && (marks.length > 1 || digits.length - last !== 4)
  if (!isFraction) return digits.replace(/[.,]/g, '')
  return `${digits.slice(0, last).replace(/[.,]/g, '')}.${digits.slice(last + 1)}`
}

const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)/
const yearFirst = /^(\d{4})[./-](\d{1,2})[./-](\d{1,2})(?!\d)/
// Days of Excel since the end of 1899, for this century until 2119.
const [firstSerial, lastSerial] = [36_526, 80_000]

/** A day as "03.04.2026", "3.4.26", "2026-04-03T10:00", or as a number of Excel; undefined for what is none. */
export function readDay(cell: TableCell): string | undefined {
  const text = latinDigits(textOf(cell))
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : 0
  if (serial >= firstSerial && serial < lastSerial) return addDays('1899-12-30', serial)
  const [, year, month, day] = yearFirst.exec(text) ?? turned(dayFirst.exec(text))
  const date = `${year?.padStart(4, '20')}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}

const turned = (found: readonly string[] | null): string[] => ['', ...(found ?? []).toReversed()]

const datesWithin = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/g

/** The numbers that stand in the name of a document, without leading zeros; dates are none. */
export function numbersIn(document: string): string[] {
  const found = latinDigits(document).replace(datesWithin, ' ').match(/\d+/g) ?? []
  return [...new Set(found.map((digits) => digits.replace(/^0+(?=\d)/, '')))].slice(0, 6)
}
