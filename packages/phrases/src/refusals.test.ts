import { languages } from '@anfilada/contract/languages'
import { describe, expect, it } from 'vitest'
import { fieldSentence } from './refusals.ts'

describe('a field that was left empty', () => {
  it.each([
    ['phone', 'Напишите телефон.'],
    ['organization.name', 'Напишите название организации.'],
    ['payer.email', 'Напишите адрес почты.'],
    ['orders.0.contact_phone', 'Напишите телефон контактного лица.'],
    ['roles.0', 'Выберите хотя бы одну роль.'],
  ])('is said to lack what its name means: %s', (path, sentence) => {
    expect(fieldSentence('ru', 'required', path)).toBe(sentence)
  })

  it('is named as its program names it where its name has no words', () => {
    expect(fieldSentence('ru', 'required', 'items.0.cursor')).toBe('Заполните поле «cursor».')
    expect(fieldSentence('zh', 'required', 'constructor')).toBe('请填写“constructor”。')
  })

  it('is told in each language by another sentence', () => {
    expect(new Set(languages.map((language) => fieldSentence(language, 'required', 'bik'))).size).toBe(languages.length)
  })
})
