import { dayFormats, momentIn } from '@anfilada/contract/formats'
import type { Language } from '@anfilada/contract/languages'
import type { VoucherFacts, VoucherState } from '@anfilada/contract/vouchers/voucher-status'
import { headWord, voucherPageWords } from '@anfilada/phrases/voucher-page'
import { style } from './page-style.ts'

/** What everybody may see who has the code: nothing of any person, of the customer, or of money. */
export type SeenVoucher = {
  code: string
  state: VoucherState
  number: number
  facts: Pick<VoucherFacts, 'date' | 'time' | 'heads'>
  museum: string
  object: string
  entrance: string
  zone: string
  redeemedAt: Date | null
}
/** `unknown`: no voucher has the code; `limited`: too many asked from here. */
export type Seen = SeenVoucher | 'unknown' | 'limited'

type Reader = { language: Language; dutyPhone: string }

/** The whole page. Of a code that is none it never depends on the code. */
export function voucherPage(seen: Seen, { language, dutyPhone }: Reader): string {
  const words = voucherPageWords[language]
  const state = typeof seen === 'string' ? seen : seen.state
  const { said } = words[state]
  return `<!doctype html>
<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg">
<title>${escaped(`${words.title}${colonIn(language)}${said}`)}</title><style>${style}</style></head>
<body><main>
<header class="${state}"><svg viewBox="0 0 20 24" aria-hidden="true">${signs[state]}</svg><h1>${escaped(said)}</h1><p>${escaped(textOf(seen, language))}</p></header>
${typeof seen === 'string' ? '<section></section>' : visit(seen, language)}
<footer>${dutyPhone === '' ? '' : `<p>${escaped(words.duty)}${colonIn(language)}<a href="tel:${escaped(dutyPhone.replaceAll(/[^+\d]/g, ''))}"><bdi dir="ltr">${escaped(dutyPhone)}</bdi></a></p>`}${typeof seen === 'string' ? '' : markLink(seen, language)}</footer>
</main></body>
</html>
`
}

function textOf(seen: Seen, language: Language): string {
  const words = voucherPageWords[language]
  if (typeof seen === 'string') return words[seen].text
  const at = seen.redeemedAt ? momentIn(language, seen.redeemedAt, seen.zone) : ''
  return words[seen.state].text.replace('{at}', at)
}

function visit({ state, number, facts, museum, object, entrance }: SeenVoucher, language: Language): string {
  const words = voucherPageWords[language]
  const isVoid = state === 'cancelled' || state === 'replaced'
  const heads = facts.heads.reduce((sum, { quantity }) => sum + quantity, 0)
  const apart = facts.heads.map(({ category, quantity }) => whole(`${headWord(language, category)}${colonIn(language)}${quantity}`))
  return `<section${isVoid ? ' class="void"' : ''}>
<p class="time"><bdi>${escaped(facts.time)}</bdi></p><h2>${escaped(museum)}</h2>${object === '' ? '' : `<p class="object">${escaped(object)}</p>`}
<dl>${row(words.day, dayIn(language, facts.date))}${entrance === '' ? '' : row(words.entrance, `<bdi>${escaped(entrance)}</bdi>`)}${
    heads === 0 ? '' : row(words.people, `${heads}${apart.length > 1 ? `<small>${apart.join(commas[language] ?? ', ')}</small>` : ''}`)
  }</dl>
<p class="object">${escaped(words.number.replace('{number}', String(number)))}</p>
</section>`
}

/** Not broken over two lines. */
const whole = (text: string): string => `<span>${escaped(text)}</span>`
const commas: Partial<Record<Language, string>> = { fa: '، ', zh: '、' }
const colonIn = (language: Language): string => (language === 'zh' ? '：' : ': ')

const row = (name: string, value: string): string => `<div><dt>${escaped(name)}</dt><dd>${value}</dd></div>`

/** To the office, where only an employee comes further. */
function markLink({ code, state }: SeenVoucher, language: Language): string {
  if (state !== 'valid_today') return ''
  return `<p><a href="/office/redeem?code=${code}">${escaped(voucherPageWords[language].mark)}</a></p>`
}

const frame = '<path d="M3 23V3h14v20M1 23h18"/>'
/** Doors, as everywhere: open, ajar, closed, barred, gone. */
const signs: Readonly<Record<VoucherState | 'unknown' | 'limited', string>> = {
  valid_today: `${frame}<path class="solid" d="M6 23V6h8v17z"/><path class="cut" d="M7.8 14.5l1.6 2 2.9-4.2"/>`,
  not_today: '<path d="M3 23V3h14v20M1 23h18M10 6v17M6 6h8v17M6 6v17M8.3 14.5v.02M11.7 14.5v.02"/>',
  used: '<path d="M3 23V3h14v20M1 23h18M3 3l8 3.5V23M8.8 14.5v.02"/>',
  cancelled: `${frame}<path class="solid" d="M6 6h8v17H6z"/><path class="cut" d="M5 14.5h10"/>`,
  replaced: '<path class="dashed" d="M3 23V3h14v20"/><path d="M1 23h18M6.5 18l7-9"/>',
  unknown: '<path class="dashed" d="M3 23V3h14v20"/><path d="M1 23h18M10 19.5v.02M7.8 10.6a2.3 2.3 0 1 1 3.4 2c-.8.5-1.2 1-1.2 2.2"/>',
  limited: '<path d="M3 23V3h14v20M1 23h18M10 8v6M10 18v.02"/>',
}

/** In markup; Persian readers read their own calendar beside the ticket's. */
function dayIn(language: Language, date: string): string {
  const written = whole(dayFormats.fullDate(language, date))
  return language === 'fa' ? `${written} ${whole(`(${dayFormats.jalaliDay(date)})`)}` : written
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
