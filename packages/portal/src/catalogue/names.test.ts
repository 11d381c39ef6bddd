import { expect, test } from 'vitest'
import { findByName } from './names.ts'

const named = (ru_RU: string, fa_IR: string, vi: string) => ({ name: { ru_RU, en_US: ru_RU, zh_cn: '冬宫', fa_IR, vi } })
const places = [named('Эрмитаж', 'موزه ارمیتاژ', 'Bảo tàng Ermitage'), named('Петергоф, Большой дворец', 'پترهوف', 'Điện Peterhof')]
const found = (typed: string, language: 'ru' | 'fa' | 'vi' | 'zh' = 'ru') =>
  findByName(places, typed, language).map(({ name }) => name.ru_RU)

test('a place is found by any parts of its name, whatever their case and order', () => {
  expect(found('дворец ПЕТ')).toEqual(['Петергоф, Большой дворец'])
  expect(found('  ')).toHaveLength(2)
  expect(found('лувр')).toEqual([])
})

test('a place is found in the reader’s language and in Russian', () => {
  expect(found('冬', 'zh')).toHaveLength(2)
  expect(found('эрм', 'zh')).toEqual(['Эрмитаж'])
})

test('accents and the Arabic keyboard make no difference', () => {
  expect(found('dien peterhof', 'vi')).toEqual(['Петергоф, Большой дворец'])
  expect(found('ارميتاژ', 'fa')).toEqual(['Эрмитаж'])
})
