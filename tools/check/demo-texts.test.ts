import { languages } from '@anfilada/contract/languages'
import { expect, test } from 'vitest'
import { demoTextFaults, demoTexts } from './demo-texts.ts'

test('the texts that customers of the demo accept and read are looked at in every language', () => {
  const texts = demoTexts()
  for (const language of languages) {
    const named = texts.filter((text) => text.language === language).map(({ name }) => name)
    expect(named).toEqual(expect.arrayContaining(['contract', 'offer', 'refund_policy', 'consent', 'evening', 'boat', 'Паспорта на входе']))
  }
})

test.each([
  ['ru', 'legal-texts', '# Заявка'],
  ['ru', 'legal-texts', 'Мы бронируем билеты.'],
  ['ru', 'legal-texts', 'Вы отмечаете согласие с офертой.'],
  ['ru', 'editors-texts', 'Группам 1\u00a0100 ₽.'],
  ['en', 'legal-texts', 'To book visits.'],
  ['en', 'legal-texts', 'Your e-mail address.'],
  ['en', 'editors-texts', 'We take **wishes** for all museums.'],
  ['en', 'editors-texts', '1. Please keep passports at hand.'],
  ['zh', 'legal-texts', '即使价目表变更，价款也不变。'],
  ['fa', 'legal-texts', 'بلیت را رزرو می‌کنیم.'],
  ['fa', 'editors-texts', 'همان واچر کافی است.'],
  ['vi', 'editors-texts', 'Vui lòng mang hộ chiếu.'],
])('an old word of the demo is found: %s, %s, %s', (language, folder, text) => {
  expect(demoTextFaults([{ folder, name: 'planted', language, text }])).toEqual([expect.stringMatching(`^demo ${language} planted: `)])
})

test('the page that the specification names may be named', () => {
  expect(
    demoTextFaults([{ folder: 'editors-texts', name: 'planted', language: 'ru', text: 'На странице [«Оплата заявок»](/payment).' }]),
  ).toEqual([])
})
