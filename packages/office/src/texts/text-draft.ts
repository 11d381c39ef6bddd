import type { LegalContents } from '@anfilada/contract/legal-texts'
import { textLanguages, type TextLanguage } from './screens.ts'

/** Titles and texts as they stand in the fields. */
export type TextDraft = Record<TextLanguage, { title: string; text: string }>

export function textDraft(contents: LegalContents | undefined): TextDraft {
  const of = (language: TextLanguage) => contents?.[language] ?? { title: '', text: '' }
  return { ru: of('ru'), en: of('en'), zh: of('zh'), fa: of('fa'), vi: of('vi') }
}

export type ReadTexts = { ok: true; contents: LegalContents } | { ok: false; missing: TextLanguage[] }

/** A language without a word is not translated; one with only half of what it needs cannot be kept. Russian always stands. */
export function readTexts(draft: TextDraft): ReadTexts {
  const said = textLanguages.filter((language) => language === 'ru' || draft[language].title.trim() + draft[language].text.trim() !== '')
  const missing = said.filter((language) => draft[language].title.trim() === '' || draft[language].text.trim() === '')
  if (missing.length > 0) return { ok: false, missing }
  const translated = Object.fromEntries(said.map((language) => [language, draft[language]]))
  return { ok: true, contents: { ...translated, ru: draft.ru } }
}

export function sameDraft(one: TextDraft, other: TextDraft): boolean {
  return textLanguages.every((language) => one[language].title === other[language].title && one[language].text === other[language].text)
}
