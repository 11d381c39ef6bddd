import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@anfilada/contract/languages'
import { voucherAddress } from '@anfilada/contract/vouchers/voucher-status'
import { beforeAll, describe, expect, test } from 'vitest'
import { demoCompany } from '../demo/company.ts'
import type { Passes } from '../files/index.ts'
import { renderPasses } from '../files/pass-page.ts'
import { codeIn, difference, type Picture, picturesOfPdf, readGrey, writeGrey } from '../testing/pictures.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { type IssuedBy, type Sheets, voucherPaper } from './voucher-paper.ts'

const named = (ru: string, en: string, zh: string, fa: string, vi: string) => ({ ru_RU: ru, en_US: en, zh_cn: zh, fa_IR: fa, vi })
const code = '7K3F9Q2MXB4TWN8RHV5CZ1DJ6PGA'
const order = { id: 48_213, kind: 'museum_tickets', status: 'confirmed' } as IssuedBy['order']
const voucher: IssuedBy['voucher'] = {
  id: 1,
  orderId: 48_213,
  version: 2,
  code,
  issuedAt: new Date('2026-05-20T07:41:00Z'),
  issuedBy: 'Ольга Невская',
  facts: {
    museum_id: 1,
    system_id: 'HERMITAGE_MAIN',
    date: '2026-05-20',
    time: '11:30',
    return_at: null,
    entrance: 'Подъезд 3',
    heads: [
      { category: 'common', quantity: 34 },
      { category: 'privileged', quantity: 2 },
      { category: 'child', quantity: 2 },
    ],
    services: [{ service: 'multicast_audio_system', quantity: 38 }],
    country_id: 100,
    group_category: 'cn',
    guide: 'Ли Вэй',
    guide_phone: '+7 921 555-01-18',
  },
  words: {
    museum: named('Эрмитаж', 'Hermitage', '埃尔米塔日博物馆', 'موزهٔ ارمیتاژ', 'Bảo tàng Ermitazh'),
    object: named('Главный комплекс', 'Main complex', '主馆', 'مجموعهٔ اصلی', 'Tổ hợp chính'),
    entrance: named('Подъезд 3', 'Entrance 3', '3 号入口', 'ورودی 3، از میدان کاخ', 'Lối vào 3'),
    country: named('Китай', 'China', '中国', 'چین', 'Trung Quốc'),
    zone: 'Europe/Moscow',
    customer: 'ООО «Нева-тур»',
    contract: { number: 'NEVA-1/2025', date: '2025-10-17' },
    refno: 'NEVA-0520-A',
    license: 'Э-1187',
    company: 1,
  },
}
const sheets: Sheets = { reader: 'group', language: 'ru', format: 'a4', publicOrigin: 'https://anfilada.example', programmeId: null }
const paper = (changes: Partial<Sheets> = {}): Passes =>
  voucherPaper([{ order, voucher, before: undefined, company: demoCompany }], { ...sheets, ...changes })
const drawn = async (passes: Passes, scale = 1.5): Promise<Picture> =>
  (await picturesOfPdf(await renderPasses(passes), scale))[0] as Picture

describe('a voucher on paper', () => {
  test('says all that a ticket office asks for, and who issued it', async () => {
    const text = textOfPdf(await renderPasses(paper({ reader: 'cashier' }))).join('\n')
    for (const said of [
      'Ваучер № 48213 · для кассы',
      '11:30',
      'среда, 20 мая 2026',
      'Эрмитаж, Главный комплекс',
      'Подъезд 3',
      '38 чел.',
      'Китай',
      'ООО «Нева-тур»',
      'Ли Вэй',
      'Э-1187',
      'NEVA-1/2025',
      'ООО «Анфилада»',
      'ИНН 7801234500',
      'Взрослый | 34',
      'Льготный | 2',
      'Радиогид, комплект | 38',
      'Всего человек | 38',
      '7K3F 9Q2M XB4T WN8R HV5C Z1DJ 6PGA',
      'выдан 20.05.2026 10:41 · Ольга Невская',
    ]) {
      expect(text).toContain(said)
    }
  })

  test('calls equipment as it was called when it was issued', () => {
    const name = { ru: 'Наушники', en: '', zh: '', fa: '', vi: '' }
    const words = { ...voucher.words, equipment: [{ service: 'multicast_audio_system', name }] }
    const rows = (language: Language) =>
      voucherPaper([{ order, voucher: { ...voucher, words }, before: undefined, company: demoCompany }], { ...sheets, language }).passes[0]
        ?.counts.rows
    expect(rows('ru')).toContainEqual(['Наушники', '38'])
    expect(rows('zh')).toContainEqual(['Наушники', '38'])
    expect(paper().passes[0]?.counts.rows).toContainEqual(['Радиогид, комплект', '38'])
  })

  test.each(languages.flatMap((language) => (['a4', 'phone'] as const).map((format) => ({ language, format }))))(
    'is read by a camera in $language, $format',
    async ({ language, format }) => {
      const file = await renderPasses(paper({ language, format }))
      const [sheet, ...more] = await picturesOfPdf(file, 2)
      expect(sheet && codeIn(sheet)).toBe(voucherAddress('https://anfilada.example', code))
      expect(more).toEqual([])
    },
  )

  test.each(languages.filter((one) => one !== 'ru'))('has no Russian in %s but names and the requisites of the company', (language) => {
    const { customer, license } = voucher.words
    const asPapersHaveThem = [customer, license ?? '', voucher.facts.guide, voucher.issuedBy ?? '', demoCompany.legal_address]
    for (const reader of ['guide', 'group', 'cashier'] as const) {
      const { passes, ...head } = paper({ language, reader })
      const said = JSON.stringify([head, passes.map(({ original: _inRussian, code: _code, ...pass }) => pass)])
      const left = [...asPapersHaveThem, 'ИНН', 'КПП'].reduce((rest, one) => (one ? rest.replaceAll(one, '') : rest), said)
      expect(/.{0,20}\p{Script=Cyrillic}+/u.exec(left)?.[0]).toBeUndefined()
      expect(said).toContain(customer)
    }
  })

  test('for who does not read Russian says the place in Russian, too', async () => {
    const place = 'Эрмитаж, Главный комплекс, Подъезд 3'
    const original = (language: Language) => paper({ language }).passes[0]?.original
    expect(original('zh')).toBe(place)
    expect(original('ru')).toBeUndefined()
  })

  test('of a programme is one page for each order', async () => {
    const issued = { order, voucher, before: undefined, company: demoCompany }
    const file = await renderPasses(voucherPaper([issued, issued, issued], { ...sheets, programmeId: 7 }))
    expect(await picturesOfPdf(file, 0.2)).toHaveLength(3)
  })
})

/** How much of a page may be drawn otherwise: edges of letters, by another version of who draws. */
const tolerated = 0.001
const reference = join(import.meta.dirname, 'testing', 'voucher-fa.png')
const kept = existsSync(reference) ? readGrey(readFileSync(reference)) : undefined

describe('a voucher in Persian', () => {
  let file: Picture
  const fromKept = (picture: Picture): number => (kept ? difference(picture, kept) : 0)
  beforeAll(async () => {
    file = await drawn(paper({ language: 'fa' }))
  })

  test('looks as somebody who reads it has seen it', () => {
    if (!kept) writeFileSync(reference, writeGrey(file))
    if (!kept) throw new Error(`${reference} is drawn now: look at it, then keep it`)
    expect(difference(file, kept)).toBeLessThan(tolerated)
  })

  test('is not taken for one whose letters, or whose figures alone, stand the other way round', async () => {
    const turned = (change: (text: string) => string): Passes => {
      const { passes, ...about } = paper({ language: 'fa' })
      return {
        ...about,
        passes: passes.map((pass) => ({ ...pass, title: change(pass.title), large: change(pass.large), note: change(pass.note) })),
      }
    }
    const backwards = (text: string): string => Array.from(text).toReversed().join('')
    expect(fromKept(await drawn(turned(backwards)))).toBeGreaterThan(tolerated * 5)
    const figures = turned((text) => (/\d:\d/.test(text) ? backwards(text) : text))
    expect(fromKept(await drawn(figures))).toBeGreaterThan(tolerated * 2)
    expect(fromKept(await drawn({ ...paper({ language: 'fa' }), rightToLeft: false }))).toBeGreaterThan(tolerated * 5)
  })
})
