import { utcStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { intlLocales } from '@anfilada/contract/intl-locales'

type Named = { month: number; isJalali: boolean }
type Words = { months: Map<string, Named>; silent: Set<string>; days: Map<string, number> }
/** What stands beside a date and says nothing of it, besides what `Intl` itself puts there. */
const marks = ['tháng', 'thg', 'ngày', 'năm', 'of', 'st', 'nd', 'rd', 'th', 'ه', 'ش', 'سال']

const kept = new Map<Language, Words>()

/** How many days on a word leads: завтра, today, 昨天; undefined for another word. */
export function dayWord(language: Language, text: string): number | undefined {
  return wordsOf(language).days.get(text)
}

/** The month that a text names, by its whole name or at least three letters; undefined where it has figures alone. */
export function monthNamed(language: Language, text: string): Named | 'unknown' | undefined {
  const { months, silent } = wordsOf(language)
  let found: Named | undefined
  for (const word of text.replaceAll(/(?<=\d ?)[年月日号]/g, ' ').match(/[\p{L}\p{M}]+/gu) ?? []) {
    if (silent.has(word)) continue
    const month = months.get(word) ?? (word.length > 2 ? [...months].find(([name]) => name.startsWith(word))?.[1] : undefined)
    if (!month || found) return 'unknown'
    found = month
  }
  return found
}

/** Russian and English are typed in every language: their keyboards are at hand. */
function wordsOf(language: Language): Words {
  const known = kept.get(language)
  if (known) return known
  const spoken = [...new Set<Language>([language, 'ru', 'en'])].map((one) => intlLocales[one])
  const months = new Map<string, Named>()
  const silent = new Set<string>(marks)
  const days = new Map<string, number>()
  for (const locale of spoken) {
    for (const word of [...weekdayNames(locale), ...literals(locale)]) silent.add(word)
    for (const [name, month] of monthNames(locale)) months.set(name, { month, isJalali: false })
    for (const far of [-1, 0, 1, 2])
      days.set(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(far, 'day').toLowerCase(), far)
  }
  if (language === 'fa') for (const [name, month] of jalaliNames()) months.set(name, { month, isJalali: true })
  const words = { months, silent, days }
  kept.set(language, words)
  return words
}

function lettersOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('\u0654', '')
      .match(/[\p{L}\p{M}]+/gu) ?? []
  )
}

/** As they stand beside a day, alone and shortened. */
function monthNames(locale: string): [string, number][] {
  const ways: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
    { month: 'short', day: 'numeric' },
  ]
  return ways.flatMap((way) => {
    const format = new Intl.DateTimeFormat(locale, { ...way, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at): [string, number] => {
      const part = format.formatToParts(utcStart(`2026-${String(at + 1).padStart(2, '0')}-15`)).find(({ type }) => type === 'month')
      return [lettersOf(part?.value ?? '')[0] ?? '', at + 1]
    }).filter(([name]) => name !== '' && ![...marks, ...literals(locale)].includes(name) && name !== '月')
  })
}

/** The letters between the parts of a date: of the year, of the month. */
function literals(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return format.formatToParts(utcStart('2026-06-15')).flatMap(({ type, value }) => (type === 'literal' ? lettersOf(value) : []))
}

function weekdayNames(locale: string): string[] {
  return (['long', 'short'] as const).flatMap((weekday) => {
    const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, at) => lettersOf(format.format(utcStart(`2026-06-0${at + 1}`)))).flat()
  })
}

/** The fifteenth of each month of the Persian year 1405, from 4 April 2026 on. */
function jalaliNames(): [string, number][] {
  const format = new Intl.DateTimeFormat('fa-u-ca-persian-nu-latn', { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, at): [string, number] => {
    const month = (at + 3) % 12
    const date = `${at + 4 > 12 ? 2027 : 2026}-${String(month + 1).padStart(2, '0')}-04`
    return [lettersOf(format.format(utcStart(date)))[0] ?? '', at + 1]
  })
}
