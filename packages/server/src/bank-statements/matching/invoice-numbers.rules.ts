/** An invoice as a payer names it; the year only where he does. */
export type NamedInvoice = { number: number; year: number | undefined }

/** Letters that look alike: payers type either, and their keyboards do not tell them. */
const lookAlikes = { А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', У: 'Y', Х: 'X', Ё: 'E' } as const
const numberSigns = /[№#]|(?<!\p{L})NO?(?!\p{L})\.?/gu

// Written as `plain` makes it: Latin where letters look alike. What an invoice is called, in any case of its word.
const invoiceWord = /^(?:CЧ|CЧET|CЧETA|CЧETY|CЧETAM|CЧETOM|INVOICE|INV)$/
/** Papers that have numbers of their own. */
const otherPaper = /^(?:ДOГ|ДOГOBOP|KOHTP|ЗAЯBK|ЗAKAЗ|AKT|YПД|HAKЛAДH|ФAKTYP|PACЧETH|ЛИЦ|CЧETФ|KБK|OKTMO|YИH|ПOPYЧ)/
const between = /^(?:;|И|AND|:|\.|"|«|»|\(|\)|@\d{4}|OT|\/|HA)$/

type WordKind = 'invoice' | 'paper' | 'sign' | 'number' | 'comma' | 'between' | 'word'
function kindOf(word: string): WordKind {
  if (invoiceWord.test(word)) return 'invoice'
  if (otherPaper.test(word)) return 'paper'
  if (/^\d{1,7}$/.test(word)) return 'number'
  if (between.test(word)) return 'between'
  return word === '№' ? 'sign' : word === ',' ? 'comma' : 'word'
}

/**
 * Which invoices a payment's purpose names: numbers behind the word for an invoice or behind a number sign, not those of contracts, orders and acts,
 * nor dates, rates and sums. "По сч.№ 118, 119 от 20.05.2026": both, of 2026.
 */
export function invoicesNamedIn(purpose: string): NamedInvoice[] {
  const words = wordsOf(plain(purpose))
  const named: NamedInvoice[] = []
  let about: Subject = 'nothing'
  let isSigned = false
  for (const [at, word] of words.entries()) {
    const kind = kindOf(word)
    if (kind === 'number' && about !== 'paper' && (about === 'invoice' || isSigned) && isOwnNumber(words, at)) {
      named.push({ number: Number(word), year: yearAt(words, at) })
    }
    about = subjectAfter(about, kind)
    isSigned = kind === 'sign' || (isSigned && kind !== 'word')
  }
  return distinct(named)
}

type Subject = 'invoice' | 'paper' | 'nothing'
/** What numbers belong to from here on: an invoice until another word, a paper of another kind until a comma. */
function subjectAfter(subject: Subject, kind: WordKind): Subject {
  if (kind === 'invoice' || kind === 'paper') return kind
  return kind === (subject === 'paper' ? 'comma' : 'word') ? 'nothing' : subject
}

/** Not the year behind another number. */
function isOwnNumber(words: readonly string[], at: number): boolean {
  return Number(words[at]) > 0 && !(words[at - 1] === '/' && kindOf(words[at - 2] ?? '') === 'number')
}

function plain(purpose: string): string {
  return (
    purpose
      .toUpperCase()
      .replace(/[АВЕКМНОРСТУХЁ]/g, (letter) => lookAlikes[letter as keyof typeof lookAlikes])
      // A zero that was typed as a letter, and the abbreviation with a slash.
      .replace(/(?<=\d)O|O(?=\d)/g, '0')
      .replace(/\bC\/Ч(?!\p{L})/gu, (slashed) => slashed.replace('/', ''))
      .replace(numberSigns, ' № ')
      // Dates leave their year; rates and sums nothing.
      .replace(/\b\d{1,2}[./-]\d{1,2}[./-](\d{4}|\d{2})(?!\d)/g, (_date, year: string) => ` @${year.length === 2 ? `20${year}` : year} `)
      .replace(/\d+(?:[.,]\d+)?\s*%/g, ' ')
      .replace(/\d[\d ]*[.,=-]\d{2}(?!\d)(?:\s*(?:PYБ|P)\b\.?)?/g, ' ')
  )
}

function wordsOf(text: string): string[] {
  return text.match(/@\d{4}|\p{L}+|\d+|[^\s\p{L}\d]/gu) ?? []
}

/** "118/2026", "118 от 20.05.2026", "от 20.05.2026 № 118". */
function yearAt(words: readonly string[], at: number): number | undefined {
  if (words[at + 1] === '/' && /^(?:20)?\d\d$/.test(words[at + 2] ?? '')) return 2000 + (Number(words[at + 2]) % 100)
  const near = [...words.slice(at + 1, at + 3), ...words.slice(Math.max(0, at - 2), at)]
  const date = near.find((word) => word.startsWith('@'))
  return date === undefined ? undefined : Number(date.slice(1))
}

function distinct(named: readonly NamedInvoice[]): NamedInvoice[] {
  return [...new Map(named.map((one) => [`${one.number}/${one.year}`, one])).values()]
}
