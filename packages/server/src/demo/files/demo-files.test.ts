import { languages } from '@anfilada/contract/languages'
import { expect, test } from 'vitest'
import { rowsOf } from './demo-files.ts'

/** What stands under another language than Russian and is written in Russian letters. */
function russianIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (typeof part !== 'string') return russianIn(part)
    const isOther = key !== 'ru' && languages.some((language) => language === key)
    return isOther && /\p{Script=Cyrillic}/u.test(part) ? [part] : []
  })
}

test('museums, objects and entrances have no Russian letters in other languages', () => {
  expect(russianIn(rowsOf('museums'))).toEqual([])
  expect(russianIn([{ name: { ru: 'Эрмитаж', en: 'The Эрмитаж' } }])).toEqual(['The Эрмитаж'])
})
