import { monthBounds, utcStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import { intlLocales } from '@anfilada/contract/intl-locales'
import { createFormats } from '../language/formats.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

const make = (language: Language) => {
  const { date } = createFormats(language)
  const range = new Intl.DateTimeFormat(intlLocales[language], { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  // The letter after a Russian year says nothing in a field.
  const bare = (text: string) => text.replace(/\s*г\.$/, '')
  return {
    /** 20 мая 2026 */
    date: (day: string) => bare(date(day)),
    /** 20–23 мая 2026; the Chinese range of browsers has no words */
    range: (from: string, to: string) =>
      language === 'zh' ? `${date(from)} – ${date(to)}` : bare(range.formatRange(utcStart(from), utcStart(to))),
    /** For Persian readers only. */
    persian: language === 'fa' ? persianFormats() : undefined,
  }
}

function persianFormats() {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const known = new Intl.DateTimeFormat('fa-u-ca-persian-nu-arabext', { ...options, timeZone: 'UTC' })
    return (day: string) => known.format(utcStart(day))
  }
  const [name, year] = [format({ month: 'long' }), format({ year: 'numeric' })]
  const list = new Intl.ListFormat('fa')
  return {
    /** ۳۰ اردیبهشت */
    day: format({ day: 'numeric', month: 'long' }),
    /** اردیبهشت و خرداد ۱۴۰۵: what lies in a `YYYY-MM`; written here, as browsers do not write every such range */
    months: (month: string) => {
      const { first, last } = monthBounds(month)
      const begins = year(first) === year(last) ? name(first) : `${name(first)} ${year(first)}`
      return list.format([begins, `${name(last)} ${year(last)}`])
    },
  }
}
const made = new Map<Language, ReturnType<typeof make>>()

/** How days stand in fields and beside them. */
export function useFieldFormats() {
  const { language } = useLanguage()
  const known = made.get(language) ?? make(language)
  made.set(language, known)
  return known
}
