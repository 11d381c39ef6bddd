import { describe, expect, it } from 'vitest'
import { acceptedLanguage, isLanguage, languages, translatedName } from './languages.ts'
import { nameKeys } from './name-keys.ts'

describe('the language of a browser', () => {
  it.each([
    [undefined, 'ru'],
    ['', 'ru'],
    ['en', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['de-DE,de;q=0.9,vi;q=0.5', 'vi'],
    ['zh-Hans-CN', 'zh'],
    ['FA', 'fa'],
    ['de', 'ru'],
    ['*', 'ru'],
    [',,;q=', 'ru'],
  ])('%j is answered in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language)
  })
})

describe('a language', () => {
  it('is one of five, and each reads a name of its own', () => {
    expect(languages.map((language) => nameKeys[language]).sort()).toEqual(Object.keys(translatedName.shape).sort())
    expect(['en', 'EN', '', null, 1, 'constructor'].map(isLanguage)).toEqual([true, false, false, false, false, false])
  })
})
