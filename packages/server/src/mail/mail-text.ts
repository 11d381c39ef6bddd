import { saidIn } from '@anfilada/contract/company'
import { defaultZone } from '@anfilada/contract/dates'
import { dayFormats, momentIn, sumIn } from '@anfilada/contract/formats'
import { numberLocales } from '@anfilada/contract/intl-locales'
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
    until: linkUntil ? momentIn(language, linkUntil) : '',
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
      if (name === 'at') return [name, momentIn(language, value, facts['zone'])]
      if (sums.has(name)) return [name, isolated(language, sumIn(language, Number(value)))]
      if (name === 'date') return [name, dayFormats.date(language, value)]
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

const sentences = new Map<string, IntlMessageFormat>()

function sentenceFor(language: Language, sentence: string): IntlMessageFormat {
  const key = `${language} ${sentence}`
  const known = sentences.get(key) ?? new IntlMessageFormat(sentence, numberLocales[language])
  sentences.set(key, known)
  return known
}
