import { isOpen, type Payment } from '../bank/payment.ts'
import type { Language, Words } from './words.ts'

export type Page = { language: Language; words: Words; title: string; wide?: boolean; goOnTo?: string; body: Html }

/** A whole page, marked as a test stand on top. `goOnTo`: where the browser goes by itself at once. */
export function frame({ language, words, title, wide, goOnTo, body }: Page): string {
  const page = html`<!doctype html>
    <html lang="${language}">
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
          <p class="stand">${words.name}</p>
          <p>${words.notice}</p>
        </header>
        <main class="${wide ? 'wide' : 'narrow'}">${body}</main>
      </body>
    </html>`
  return page.markup
}

export function sumOf({ amount, currency }: Pick<Payment, 'amount' | 'currency'>, language: Language): string {
  return new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .format(amount / 100)
    .replace(/[,.]00(?=\D|$)/, '')
}

/** What is being paid for: the sum first. */
export function bill(payment: Payment, language: Language, words: Words): Html {
  return html`<section class="bill">
    <p class="label">${isOpen(payment, Date.now()) ? words.toPay : words.amount}</p>
    <h1 class="sum">${sumOf(payment, language)}</h1>
    <p>${payment.description}</p>
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
