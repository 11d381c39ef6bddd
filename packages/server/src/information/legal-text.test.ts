import { describe, expect, it } from 'vitest'
import { decideValidFrom, readIn } from './change-legal-text.ts'

const original = { title: 'Оферта', text: 'Текст' }
const translation = { title: 'Offer', text: 'Text' }

describe('a legal text', () => {
  it('is read in the reader’s language', () => {
    expect(readIn({ ru: original, en: translation }, 'en')).toEqual({ language: 'en', ...translation })
  })

  it('is read in Russian where it is not translated, and says so', () => {
    expect(readIn({ ru: original, en: translation }, 'fa')).toEqual({ language: 'ru', ...original })
  })
})

describe('the day from which a text holds', () => {
  it.each([
    ['today', '2026-11-21', null, true],
    ['yesterday', '2026-11-20', null, false],
    ['later', '2027-01-01', null, true],
    ['before a version that is published already', '2026-12-31', '2027-01-01', false],
    ['on the same day as that one', '2027-01-01', '2027-01-01', true],
    ['after one of the past', '2026-11-21', '2026-03-01', true],
  ])('%s', (_name, day, lastDay, may) => {
    expect(decideValidFrom(day, { today: '2026-11-21', lastDay }).ok).toBe(may)
  })
})
