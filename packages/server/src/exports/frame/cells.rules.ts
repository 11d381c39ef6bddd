import { localOf, momentAt, utcStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'

/** `money`: whole kopecks; `date`: a day `YYYY-MM-DD`; `moment`: ISO 8601, written by the clocks of the museums. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'moment'
export type Cell = string | number | null

/** How a country's Excel reads a CSV file: what stands between cells, and before the kopecks. */
export type CsvStyle = { separator: ';' | ','; decimal: ',' | '.' }

const semicolons: CsvStyle = { separator: ';', decimal: ',' }
const commas: CsvStyle = { separator: ',', decimal: '.' }

/** Where numbers have a decimal comma, a list is separated by semicolons. */
export const csvStyles: Record<Language, CsvStyle> = { ru: semicolons, vi: semicolons, en: commas, zh: commas, fa: commas }

/** Marks the text as UTF-8 to Excel, which takes it for the letters of Windows otherwise. */
export const byteOrderMark = '\uFEFF'

/**
 * What a spreadsheet program takes for the beginning of a formula, also after spaces and in the wide forms of East Asia. In front of it an
 * apostrophe says that a text follows (OWASP, CSV injection); numbers of ours are written as numbers and never come here.
 */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

export function csvCell(kind: CellKind, cell: Cell, zone: string, { separator, decimal }: CsvStyle): string {
  if (cell === null || cell === '') return ''
  if (kind === 'number') return String(cell)
  if (kind === 'money') return rubles(Number(cell), decimal)
  if (kind === 'date') return String(cell)
  if (kind === 'moment') return momentIn(String(cell), zone)
  const text = formula.test(String(cell)) ? `'${cell}` : String(cell)
  return /["\r\n]|^\s|\s$/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text
}

function rubles(kopecks: number, decimal: string): string {
  const [whole, rest] = [Math.trunc(Math.abs(kopecks) / 100), Math.abs(kopecks) % 100]
  return `${kopecks < 0 ? '-' : ''}${whole}${decimal}${String(rest).padStart(2, '0')}`
}

function momentIn(moment: string, zone: string): string {
  const { date, time } = localOf(moment, zone)
  return `${date} ${time.slice(0, 5)}`
}

/** A cell of a sheet: texts are texts whatever they begin with, money is a number of rubles, days and moments are Excel's own. */
export function sheetCell(kind: CellKind, cell: Cell, zone: string): string | number | Date | null {
  if (cell === null || cell === '') return null
  if (kind === 'number') return Number(cell)
  if (kind === 'money') return Number(cell) / 100
  if (kind === 'date') return new Date(utcStart(String(cell)))
  if (kind === 'moment') return wallClock(String(cell), zone)
  return sheetText(String(cell))
}

/** Excel knows no zones: what the clocks show there, to the minute. */
function wallClock(moment: string, zone: string): Date {
  const { date, time } = localOf(moment, zone)
  return new Date(momentAt({ date, time: time.slice(0, 5) }, 'UTC'))
}

/** More than this a cell does not hold. */
const longestText = 32_767

/** Without the signs that XML has no way to write; `_x0041_` is meant as it stands (ECMA-376, ST_Xstring). */
function sheetText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .slice(0, longestText)
}

/** How a sheet shows what is no text: a format of Excel. */
export function sheetFormat(kind: CellKind, language: Language): string | undefined {
  const day = language === 'ru' ? 'dd.mm.yyyy' : 'yyyy-mm-dd'
  return { text: undefined, number: undefined, money: '#,##0.00', date: day, moment: `${day} hh:mm` }[kind]
}
