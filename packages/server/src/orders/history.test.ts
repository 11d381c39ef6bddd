import { expect, it } from 'vitest'
import { eventAnswer } from './history.reads.ts'

const entranceNames = { ru_RU: 'Подъезд 3', en_US: 'Entrance 3', zh_cn: '3号入口', fa_IR: 'ورودی 3', vi: 'Lối vào số 3' }
const told = (entrance: string, language: 'ru' | 'zh') =>
  eventAnswer(
    {
      at: new Date('2026-05-20T10:00:00+03:00'),
      kind: 'confirmed',
      actor: 'Павел Орлов',
      byStaff: true,
      changes: { entrance: { from: null, to: entrance } },
      usualEntrance: 'Подъезд 3',
      entranceNames,
    },
    { language, seesPrices: true },
  ).changes['entrance']

it('the history calls the usual entrance as its reader does, as the head of the order', () => {
  expect(told('Подъезд 3', 'zh')).toEqual({ from: null, to: 'Подъезд 3', to_name: '3号入口' })
})

it('an entrance that an employee wrote for this order alone stands as it was written', () => {
  expect(told('У левого атланта', 'zh')).toEqual({ from: null, to: 'У левого атланта' })
})
