import { isCalendarDate } from '@anfilada/contract/dates'
import { type Kopecks, kopecks } from '@anfilada/contract/kopecks'

// More than any bank has, and safe as a number of kopecks.
const amountFormat = /^(-?)(\d{1,13})(?:[.,](\d{1,2}))?$/

/** Rubles as banks write them, "973.00", in kopecks; undefined for what is no sum. A balance may be below zero. */
export function readAmount(text: string): Kopecks | undefined {
  const parts = amountFormat.exec(text.replace(/[\s\u00A0]/g, ''))
  if (!parts) return undefined
  const [, sign, rubles, fraction = ''] = parts
  return kopecks((sign === '-' ? -1 : 1) * (Number(rubles) * 100 + Number(fraction.padEnd(2, '0'))))
}

/** "22.11.2026" as a day; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const parts = /^(\d{2})\.(\d{2})\.(\d{4})/.exec(text)
  if (!parts) return undefined
  const [, day, month, year] = parts
  const date = `${year}-${month}-${day}`
  return isCalendarDate(date) ? date : undefined
}

// Only digits are asked for: an INN of a foreign payer, or of nobody, is 0 or nothing.
const innBefore = /^\s*ИНН\s*:?\s*(\d{10}(?:\d{2})?)(?!\d)\s*(?:\/\s*\d{9}\s*)?/i

export type Payer = { name: string; inn: string }

/** Who paid, wherever the bank wrote it: a name that begins with its INN is parted from it. */
export function readPayer(fields: { payer?: string; payerName?: string; payerInn?: string }): Payer {
  const written = fields.payerName || fields.payer || ''
  const found = innBefore.exec(written) ?? innBefore.exec(fields.payer ?? '')
  const name = written.replace(innBefore, '').trim()
  const inn = (fields.payerInn ?? '').replace(/\s/g, '')
  return { name, inn: /^(?:\d{10}|\d{12})$/.test(inn) ? inn : (found?.[1] ?? '') }
}
