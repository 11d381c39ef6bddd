import { languages } from '@anfilada/contract/languages'
import { voucherStates } from '@anfilada/contract/vouchers/voucher-status'
import { voucherPageWords } from '@anfilada/phrases/voucher-page'
import { describe, expect, test } from 'vitest'
import { pagePolicy, style } from './page-style.ts'
import { type SeenVoucher, voucherPage } from './voucher-page.ts'

const seen: SeenVoucher = {
  code: '0123456789ABCDEFGHJKMNPQRSTV',
  state: 'valid_today',
  number: 48213,
  facts: {
    date: '2026-05-20',
    time: '11:30',
    heads: [
      { category: 'common', quantity: 34 },
      { category: 'child', quantity: 2 },
    ],
  },
  museum: 'Эрмитаж',
  object: 'Главный комплекс',
  entrance: 'Подъезд 3 <b>',
  zone: 'Europe/Moscow',
  redeemedAt: null,
}
const dutyPhone = '+7 812 555-01-12'

describe('the page of a voucher', () => {
  test.each(languages)('says each state first, in words of its reader: %s', (language) => {
    for (const state of [...voucherStates, 'unknown', 'limited'] as const) {
      const page = voucherPage(state === 'unknown' || state === 'limited' ? state : { ...seen, state }, { language, dutyPhone })
      expect(page).toContain(`<html lang="${language}" dir="${language === 'fa' ? 'rtl' : 'ltr'}">`)
      expect(page).toContain(`<h1>${voucherPageWords[language][state].said}</h1>`)
      expect(page).not.toMatch(/<script|javascript:| on\w+=|undefined|\{\w+\}(?! )/)
    }
  })

  test.each(languages.filter((one) => one !== 'ru'))('has no Russian word in %s', (language) => {
    const place = { museum: 'Hermitage', object: 'Main complex', entrance: 'Entrance 3' }
    for (const state of [...voucherStates, 'unknown', 'limited'] as const) {
      const used = { ...seen, ...place, redeemedAt: new Date('2026-05-20T08:34:00Z') }
      const page = voucherPage(state === 'unknown' || state === 'limited' ? state : { ...used, state }, { language, dutyPhone })
      expect(page.replace(/<(\w+)[^>]* lang="ru"[^>]*>.*?<\/\1>/gs, '')).not.toMatch(/\p{Script=Cyrillic}/u)
    }
    // The control: where a museum has no name in the language, its Russian one would be found.
    expect(voucherPage(seen, { language, dutyPhone })).toMatch(/\p{Script=Cyrillic}/u)
  })

  test('tells when, where and how many, and when the group went in by the museum’s clock', () => {
    const page = voucherPage({ ...seen, state: 'used', redeemedAt: new Date('2026-05-20T08:34:00Z') }, { language: 'ru', dutyPhone })
    for (const fact of [
      '11:30',
      'Эрмитаж',
      'Главный комплекс',
      'среда, 20 мая 2026',
      '36<small><span>Взрослый: 34</span>, <span>Детский: 2</span>',
      '20 мая, 11:34',
    ])
      expect(page).toContain(fact)
    expect(page).toContain('<a href="tel:+78125550112">')
  })

  test('lets text be text', () => {
    expect(voucherPage(seen, { language: 'ru', dutyPhone })).toContain('Подъезд 3 &lt;b&gt;')
  })

  test('writes a Persian day by both calendars', () => {
    expect(voucherPage(seen, { language: 'fa', dutyPhone })).toMatch(/20 مهٔ 2026<\/span> <span>\(۳۰ اردیبهشت\)/)
  })

  test('puts full-width signs between Chinese words', () => {
    expect(voucherPage(seen, { language: 'zh', dutyPhone })).not.toMatch(/\p{Script=Han}[:,]/u)
  })

  test('leads to the office only who may mark something there', () => {
    for (const state of voucherStates)
      expect(voucherPage({ ...seen, state }, { language: 'ru', dutyPhone }).includes('/office/redeem')).toBe(state === 'valid_today')
  })

  test('has the one style that its policy allows', () => {
    expect(voucherPage('unknown', { language: 'ru', dutyPhone: '' })).toContain(`<style>${style}</style>`)
    expect(pagePolicy).not.toContain('unsafe')
  })
})
