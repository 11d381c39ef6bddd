import { expect, it } from 'vitest'
import { reasonWords } from './system-reasons.ts'

it('a reason that the office offers is read in the language of the reader, in whichever it was chosen', () => {
  expect(reasonWords('Нет мест', 'zh')).toBe('没有名额')
  expect(reasonWords('The venue is closed on this day', 'ru')).toBe('Объект закрыт в этот день')
  expect(reasonWords('У гида нет лицензии', 'ru')).toBe('У гида нет лицензии')
})

it('a reason of the system is, too, and one that somebody wrote stands as it was written', () => {
  expect(reasonWords('unpaid', 'en')).toBe('not paid in time')
  expect(reasonWords('Собор закрыт до 14:00', 'en')).toBe('Собор закрыт до 14:00')
})
