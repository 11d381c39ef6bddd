import { saidIn } from '@anfilada/contract/company'
import { defaultZone, utcStart } from '@anfilada/contract/dates'
import type { Language } from '@anfilada/contract/languages'
import type { MailFacts, MailTemplate } from '@anfilada/contract/mails'
import { brands } from '@anfilada/phrases/brands'
import { mailPhrases, type MailWords } from '@anfilada/phrases/mails'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Company } from '../db/company.reads.ts'

/** A mail as it is kept: what it says, not how. `linkUntil`: when its link is over, a moment. */
export type MailContent<T extends MailTemplate = MailTemplate> = {
  language: Language
  template: T
  facts: MailFacts[T]
  linkUntil: Date | null
}

/** A mail in words: plain lines without markup; paragraphs are parted. */
export type MailText = {
  subject: string
  greeting: string
  lead: string[]
  /** What stands in front of a fact, and the fact. */
  rows: [string, string][]
  button: string | undefined
  byHand: string
  note: string | undefined
  footer: string
}

const factLength = 500
/** Of as many licenses as one paper may name, each as long as it may be. */
const listLength = 3200

/** Facts that mails of earlier versions, which may still wait to be sent, do not have. */
const factsOfLater = { keyed: 'no', keys: '', zone: defaultZone, licenses: '' }

/** The words of a mail in its reader's language, of the company as it was then. Facts are people's text: whatever stands in them, they stay text of one line. */
export function mailText({ language, template, facts, linkUntil }: MailContent, company: Company | undefined): MailText {
  const phrases = mailPhrases[language]
  const words: MailWords = phrases[template]
  const said = presented(language, { ...factsOfLater, ...facts })
  const values = {
    ...said,
    until: linkUntil ? moment(language, linkUntil, defaultZone) : '',
    company: company ? saidIn(company.facts.names, language) : brands[language],
    phone: isolated(language, (company?.facts.duty_phone ?? '').replaceAll(' ', '\u00a0')),
  }
  const say = (sentence: string): string => sentenceFor(language, sentence).format(values) as string
  return {
    subject: say(words.subject),
    greeting: say(phrases.greeting),
    lead: say(words.lead).split('\n\n'),
    rows: Object.entries(words.rows ?? {})
      .map(([fact, label]): [string, string] => [label, said[fact] ?? ''])
      .filter(([, value]) => value),
    button: words.button,
    byHand: phrases.byHand,
    note: words.note && say(words.note),
    footer: say(phrases.footer),
  }
}

/** Facts that a sentence only chooses by. */
const choices: ReadonlySet<string> = new Set(['state', 'moved', 'explained', 'reader', 'keyed'])
/** Kopecks, or nothing. */
const sums: ReadonlySet<string> = new Set(['amount', 'paid', 'kept'])
/** What a mail may have nothing to say of. */
const lacking: ReadonlySet<string> = new Set([...sums, 'at', 'date', 'vouchers', 'licenses'])

// `select` chooses by the bare word, and moments and days are written as the language writes them.
function presented(language: Language, facts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      if (choices.has(name) || (value === '' && lacking.has(name))) return [name, value]
      if (name === 'at') return [name, moment(language, new Date(value), facts['zone'] ?? defaultZone)]
      if (sums.has(name)) return [name, isolated(language, sum(Number(value)))]
      if (name === 'date') return [name, day(language, value)]
      return [name, isolated(language, oneLine(value, name === 'licenses' ? listLength : factLength))]
    }),
  )
}

/** No line ends, so that no header can be added, and nothing that turns the reading direction of what follows. */
function oneLine(value: string, most: number): string {
  const line = value
    .toWellFormed()
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
  return line.slice(0, most).toWellFormed() || '—'
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** A name of the other direction must not drag the sentence's own marks along: it is put between isolates. */
function isolated(language: Language, value: string): string {
  const turns = language === 'fa' ? /[^\p{Script=Arabic}\s]/u.test(value) : rightToLeft.test(value)
  return turns ? `\u2068${value}\u2069` : value
}

/** As the screens write moments: Latin digits and the calendar of the ticket, for Persian readers too. */
const locales: Partial<Record<Language, string>> = { en: 'en-GB', fa: 'fa-u-ca-gregory-nu-latn' }
const formats = new Map<string, Intl.DateTimeFormat>()
const minute = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const date = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Made when one is asked for: the tables that it reads are 6 MiB of each process that could write a mail (decision 0048). */
function formatOf(language: Language, timeZone: string, options: typeof minute | typeof date): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${options === date}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language] ?? language, { ...options, timeZone })
  formats.set(key, format)
  return format
}

/** Of an order by the clocks of its object, of the rest by the company's. */
function moment(language: Language, at: Date, timeZone: string): string {
  return formatOf(language, timeZone, minute).format(at)
}

/** A day of the calendar, `YYYY-MM-DD`, which is the same day everywhere. */
function day(language: Language, written: string): string {
  return formatOf(language, 'UTC', date).format(utcStart(written))
}

let sumFormats: { whole: Intl.NumberFormat; exact: Intl.NumberFormat } | undefined

/** As the screens write sums, alike in all languages: 64 400 ₽ with no-break spaces. */
function sum(kopecks: number): string {
  const { whole, exact } = (sumFormats ??= {
    whole: new Intl.NumberFormat('ru', { maximumFractionDigits: 0 }),
    exact: new Intl.NumberFormat('ru', { minimumFractionDigits: 2 }),
  })
  return `${(kopecks % 100 === 0 ? whole : exact).format(kopecks / 100)}\u00a0₽`
}

const sentences = new Map<string, IntlMessageFormat>()

function sentenceFor(language: Language, sentence: string): IntlMessageFormat {
  const key = `${language} ${sentence}`
  const known = sentences.get(key) ?? new IntlMessageFormat(sentence, language)
  sentences.set(key, known)
  return known
}
