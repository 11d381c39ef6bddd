import type { ColumnTitle } from '@anfilada/contract/interchange/sheet-words'
import { languages } from '@anfilada/contract/languages'
import type { CellContent } from '../../files/index.ts'
import type { CellKind, CellRead, Column } from './sheet-plan.rules.ts'

type Content = Exclude<CellContent, { kind: 'formula' }>

export function value<V>(said: V): CellRead<V> {
  return { ok: true, value: said }
}

/** Texts that programs made numbers of (a code of digits, a telephone) are texts here. */
export function textOf(content: CellContent): string {
  return content.kind === 'number' ? String(content.number) : content.text
}

function numberIn(content: Content): number | undefined {
  if (content.kind === 'number') return content.number
  const plain = content.text.replace(/[\s\u00a0\u202f]/gu, '').replace(',', '.')
  return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(plain) ? Number(plain) : undefined
}

/** Nothing is an empty text. */
export const text: CellKind<string> = {
  write: (said) => (said === '' ? null : said),
  read: (content) => value(content ? textOf(content) : ''),
}

const numeral: CellKind<number> = {
  write: (said) => said,
  read: (content) => {
    const read = content && numberIn(content)
    return read === undefined ? { ok: false, fault: 'not_a_number' } : value(read)
  },
}

export const integer: CellKind<number> = {
  write: (said) => said,
  read: (content, words) => {
    const read = numeral.read(content, words)
    return !read.ok || Number.isSafeInteger(read.value) ? read : { ok: false, fault: 'not_whole' }
  },
}

/** Kopecks, as rubles. */
export const money: CellKind<number> = {
  money: true,
  write: (said) => said / 100,
  read: (content, words) => {
    const read = numeral.read(content, words)
    if (!read.ok) return read
    const kopecks = Math.round(read.value * 100)
    return Math.abs(read.value * 100 - kopecks) < 1e-4 ? value(kopecks) : { ok: false, fault: 'not_kopecks' }
  },
}

/** Read in any of the languages, and as programs write it themselves. */
export const yesNo: CellKind<boolean> = {
  write: (said, words) => (said ? words.yes : words.no),
  read: (content, words) => {
    const read = content && textOf(content).toLowerCase()
    if (read === 'true' || words.some(({ yes }) => yes === read)) return value(true)
    if (read === 'false' || words.some(({ no }) => no === read)) return value(false)
    return { ok: false, fault: 'not_yes_no' }
  },
}

/** Museum-local, as `2027-01-31`; read as the Russian way writes it, too. */
export const date: CellKind<string> = {
  day: true,
  write: (said) => said,
  read: (content) => {
    if (content?.kind === 'number') return { ok: false, fault: 'date_as_number' }
    const read = content && isoDate(content.text)
    return read === undefined ? { ok: false, fault: 'not_a_date' } : value(read)
  },
}

function isoDate(said: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(said) ?? []
  const iso = year === undefined ? said : `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) ? iso : undefined
}

/** An empty cell is null. */
export function orNone<V>(kind: CellKind<V>): CellKind<V | null> {
  return {
    ...(kind.money && { money: true }),
    ...(kind.day && { day: true }),
    write: (said, words) => (said === null ? null : kind.write(said, words)),
    read: (content, words) => (content ? kind.read(content, words) : value(null)),
  }
}

/** One of these words, as the wire spells them. */
export function choice(words: readonly string[]): CellKind<string> {
  return {
    write: (said) => said,
    read: (content) => {
      const read = content ? textOf(content) : ''
      return words.includes(read) ? value(read) : unknownWord(words)
    },
  }
}

function unknownWord(words: readonly string[]): CellRead<never> {
  return { ok: false, fault: 'unknown_word', values: { words: words.join(', ') } }
}

/** `RU; BY; KZ` */
export const texts: CellKind<string[]> = {
  write: (said) => (said.length === 0 ? null : said.join('; ')),
  read: (content) => value(content ? partsOf(content) : []),
}

/** Some of these words. */
export function choices(words: readonly string[]): CellKind<string[]> {
  return {
    write: (said, cells) => texts.write(said, cells),
    read: (content) => {
      const read = content ? partsOf(content) : []
      return read.every((one) => words.includes(one)) ? value(read) : unknownWord(words)
    },
  }
}

function partsOf(content: Content): string[] {
  return textOf(content)
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

const clock = /^(\d{1,2}):(\d{2})$/

/** `9:05` as `09:05`; what is no time stays as it was typed, for the schema to say so. */
function timeIn(said: string): string {
  const [, hour, minute] = clock.exec(said.trim()) ?? []
  return hour === undefined ? said.trim() : `${hour.padStart(2, '0')}:${minute}`
}

export type Day = { closed: boolean; opens: string | null; closes: string | null }

/** `10:00-18:00`, `закрыто`, nothing for a day that is open all day; half said hours and those of a closed day are kept. */
export const openDay: CellKind<Day> = {
  write: ({ closed, opens, closes }, words) => {
    const hours = opens === null && closes === null ? '' : `${opens ?? ''}-${closes ?? ''}`
    return (closed ? [words.closed, hours].filter((part) => part !== '').join(' ') : hours) || null
  },
  read: (content, words) => {
    const said = content ? textOf(content).trim() : ''
    const word = words.map(({ closed }) => closed).find((one) => `${said.toLowerCase()} `.startsWith(`${one} `))
    const hours = hoursIn(said.slice(word?.length ?? 0).trim())
    return hours ? value({ closed: word !== undefined, ...hours }) : { ok: false, fault: 'not_hours' }
  },
}

function hoursIn(said: string): Omit<Day, 'closed'> | undefined {
  if (said === '') return { opens: null, closes: null }
  const [opens = '', closes, ...more] = said.split(/[-–—]/).map(timeIn)
  const areTimes = [opens, closes].every((time) => time === '' || clock.test(time ?? ''))
  if (!areTimes || more.length > 0) return undefined
  return { opens: opens || null, closes: closes || null }
}

export type Point = { latitude: number; longitude: number }

/** `59.9398, 30.3146` */
export const point: CellKind<Point> = {
  write: ({ latitude, longitude }) => `${latitude}, ${longitude}`,
  read: (content) => {
    const [latitude, longitude, ...more] = content ? textOf(content).split(/[,;]\s*/) : []
    const numbers = [latitude, longitude].map((part) =>
      /^-?\d{1,9}(?:\.\d{1,24})?(?:e-\d{1,3})?$/.test(part ?? '') ? Number(part) : Number.NaN,
    )
    if (numbers.some(Number.isNaN) || more.length > 0) return { ok: false, fault: 'not_a_point' }
    return value({ latitude: numbers[0] ?? 0, longitude: numbers[1] ?? 0 })
  },
}

/** Five columns, one for each language. */
export function inLanguages(title: ColumnTitle, field: string): Column[] {
  return languages.map((language) => ({ title, path: [field, language], kind: text, language, width: 28 }))
}
