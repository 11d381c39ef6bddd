import { isLongEnough } from '@anfilada/contract/fields'
import { describe, expect, test } from 'vitest'
import { demoCompany } from '../../demo/company.ts'
import { isEasy, judgePassword } from './judge-password.ts'

const owner = { login: 'anna@nevsky-tours.example', name: 'Анна Лебедева', email: null, customerName: 'ООО «Невские экскурсии»' }
const company = { version: 1, facts: { ...demoCompany, names: { ru: 'Парадные Покои' } } }
const alone = { ...owner, secondFactor: false }
const withCode = { ...owner, secondFactor: true }

describe('a password', () => {
  test.each([
    ['14 characters', 'nine lighthous', false, false],
    ['15 characters', 'nine lighthouse', false, true],
    ['7 characters with a second factor', 'lamp 7p', true, false],
    ['8 characters with a second factor', 'lamp 7px', true, true],
    ['15 that are stored as 30', '🗝'.repeat(15), false, true],
    ['14 that are stored as 28', '🗝'.repeat(14), false, false],
  ])('of %s', (_what, password, secondFactor, fits) => {
    expect(isLongEnough(password, secondFactor)).toBe(fits)
  })

  test.each([
    ['the login', 'anna@nevsky-tours.example'],
    ['the login in other letters, with figures', 'ANNA@Nevsky-Tours.Example-2026'],
    ['the name', 'Анна Лебедева 1985'],
    ['the company', 'ООО Невские экскурсии!!!'],
    ['the service', 'Анфилада-2026-2026'],
    ['the company behind it', 'парадные-2026-2026'],
    ['a character over and over', 'aaaaaaaaaaaaaaaaaa'],
    ['a word over and over', 'lamplamplamplamplamp'],
  ])('that is %s is easy to guess', async (_what, password) => {
    expect(await judgePassword(password, alone, company)).toBe('password_common')
  })

  test.each(['qwertyuiop12345', 'Q1W2E3R4T5Y6U7I8', 'passwordstandard'])('that many people have is refused: %s', async (password) => {
    expect(isEasy(password, [])).toBe(false)
    expect(await judgePassword(password, alone, company)).toBe('password_common')
  })

  test('that is short is refused for being short, even when it is common as well', async () => {
    expect(await judgePassword('sunshine', alone, company)).toBe('password_too_short')
    expect(await judgePassword('sunshine', withCode, company)).toBe('password_common')
  })

  test.each([
    'nine quiet lighthouses',
    'девять тихих маяков',
    '九座安静的灯塔在海边，没有人记得它们',
    'anna and nine quiet lighthouses',
    'a","b","c","d","e","f',
  ])('of anything else is taken, without rules about its characters: %s', async (password) => {
    expect(await judgePassword(password, alone, company)).toBeUndefined()
  })
})
