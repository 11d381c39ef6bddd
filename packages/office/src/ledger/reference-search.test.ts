import { expect, it } from 'vitest'
import { ru } from '@anfilada/phrases/office-subjects/ru'
import { readReference } from './reference-search.ts'

it.each([
  ['71', 'order:71'],
  ['№ 71', 'order:71'],
  ['заказ №\u00a071', 'order:71'],
  ['заказа 71', 'order:71'],
  ['Платёж 5006', 'payment:5006'],
  ['возврат № 9', 'refund:9'],
  ['банковский перевод № 3', 'bank:3'],
  ['order:71', 'order:71'],
  ['чужое слово 8', 'чужое слово 8'],
  ['', ''],
])('%s is looked for as %s', (typed, reference) => {
  expect(readReference(typed, ru.subject.noun)).toBe(reference)
})
