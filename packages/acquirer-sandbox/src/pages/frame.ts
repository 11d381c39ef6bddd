import { isOpen, type Payment } from '../bank/payment.ts'
import type { Language } from './words.ts'
import type { Words } from './words-shape.ts'

export type Page = { language: Language; words: Words; title: string; wide?: boolean; goOnTo?: string; body: Html }

/** A whole page, which looks like nobody's shop and is marked as a test stand. `goOnTo`: where the browser goes by itself at once. */
export function frame({ language, words, title, wide, goOnTo, body }: Page): string {
  const page = html`<!doctype html>
    <html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        ${goOnTo !== undefined && html`<meta http-equiv="refresh" content="0;url=${goOnTo}" />`}
        <title>${title} · ${words.name}</title>
        <link rel="stylesheet" href="/style.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <header>
          <svg class="lock" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3" /></svg>
          <p class="name">${words.name}</p>
          <p class="stand">${words.stand}</p>
        </header>
        <main class="${wide ? 'wide' : 'narrow'}">${body}</main>
      </body>
    </html>`
  return page.markup
}

const locales: Record<Language, string> = { ru: 'ru', en: 'en-GB', zh: 'en-GB', fa: 'ru', vi: 'vi' }
const signs: Readonly<Record<string, string>> = { RUB: '₽', CNY: '¥' }

/** As the shop writes sums in this language. */
export function sumOf({ amount, currency }: Pick<Payment, 'amount' | 'currency'>, language: Language): string {
  const digits = amount % 100 === 0 ? 0 : 2
  const number = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    amount / 100,
  )
  // Left to right in every line: a sum reads the same where the words run the other way.
  return `\u2066${number}\u00a0${signs[currency] ?? currency}\u2069`
}

/** What is being paid for: the sum first. The shop’s own words are in the shop’s language. */
export function bill(payment: Payment, language: Language, words: Words): Html {
  return html`<section class="bill">
    <p class="label">${isOpen(payment, Date.now()) ? words.toPay : words.amount}</p>
    <h1 class="sum">${sumOf(payment, language)}</h1>
    <p dir="auto">${payment.description}</p>
    <p class="label">${words.order} <bdi>${payment.reference}</bdi></p>
  </section>`
}

/** Markup that is safe to send; everything else that is put into it is text. */
export type Html = { readonly markup: string }
type Part = Html | string | number | undefined | false | readonly Html[]

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: strings.map((text, place) => text + markupOf(place < parts.length ? parts[place] : '')).join('') }
}

function markupOf(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
