import { expect, test } from 'vitest'
import { paymentFor, type Payment } from '../bank/payment.ts'
import { absentPage, appPage, cardPage, codePage, outcomePage } from './payment-pages.ts'
import type { Language } from './words.ts'

const back = 'https://portal.example/payment-confirmation?payment_id=9'
const order = {
  protocol: 'modulbank',
  method: 'card',
  reference: 'anf-000071',
  amount: 6_440_000,
  currency: 'RUB',
  isTest: true,
  description: 'Оплата заказа № 71',
  payerName: 'Анна',
  successUrl: back,
  callbackUrl: 'https://portal.example/callback',
  callsBackOnFailure: true,
} as const
const payment = (changes: Partial<Payment> = {}, lifetimeSeconds = 900): Payment => ({
  ...paymentFor({ ...order, lifetimeSeconds }, Date.now()),
  ...changes,
})

/** Every page that a payer may see, and what became of a payment. */
const pages: Readonly<Record<string, (language: Language) => string>> = {
  card: (language) => cardPage({ payment: payment(), language }),
  code: (language) => codePage({ payment: payment({ state: 'waiting_for_code' }), language }),
  sbp: (language) => appPage({ payment: payment({ method: 'sbp' }), language, address: 'https://bank.example/qr/1' }),
  wechat: (language) => appPage({ payment: payment({ method: 'wechat' }), language, address: 'https://bank.example/qr/1' }),
  ...Object.fromEntries(
    (['processing', 'complete', 'failed', 'closed', 'under_review'] as const).map((state) => [
      state,
      (language: Language) => outcomePage({ payment: payment({ state }), language }),
    ]),
  ),
  expired: (language) => outcomePage({ payment: payment({}, 0), language }),
  absent: (language) => absentPage(language, payment()),
}

/** Without what the shop sent, which is marked as somebody else's words. */
const ours = (page: string): string => page.replace(/<(\w+) dir="auto">.*?<\/\1>/g, '')

test.each(Object.keys(pages))('the page of the bank has a way back in five languages, and Russian in one: %s', (name) => {
  for (const language of ['ru', 'en', 'zh', 'fa', 'vi'] as const) {
    const page = pages[name]?.(language) ?? ''
    expect(page).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`)
    expect(page).toMatch(/class="way-back"><a href="https:\/\/portal\.example\//)
    expect([language, /\p{Script=Cyrillic}/u.test(ours(page))]).toEqual([language, language === 'ru'])
  }
})

test('what the shop sent is told apart, and a Russian word of the bank’s own would be found', () => {
  const page = cardPage({ payment: payment(), language: 'zh' })
  expect(page).toContain('<p dir="auto">Оплата заказа № 71</p>')
  expect(/\p{Script=Cyrillic}/u.test(ours(page.replace('返回商户', 'Вернуться')))).toBe(true)
})

test('only what was paid leads back by itself; what went wrong stays to be read', () => {
  const goesOn = (state: Payment['state']) => outcomePage({ payment: payment({ state }), language: 'ru' }).includes('http-equiv="refresh"')
  expect((['complete', 'failed', 'closed', 'processing'] as const).filter(goesOn)).toEqual(['complete'])
})

test('the bank’s app has its button first, and the code after it, in the part that a telephone leaves out', () => {
  const page = pages['sbp']?.('ru') ?? ''
  const [button, part, code] = [page.indexOf('<button>'), page.indexOf('<div class="away">'), page.indexOf('<svg class="qr"')]
  expect([button > 0, part > button, code > part, page.indexOf('</div>', part) > code]).toEqual([true, true, true, true])
})
