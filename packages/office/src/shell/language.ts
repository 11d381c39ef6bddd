import { officeLanguages, type OfficeLanguage } from '@anfilada/contract/languages'
import type { PhrasesLike } from '@anfilada/phrases/phrase-shape'
import type ru from '@anfilada/phrases/office/ru'

export type Phrases = typeof ru
export type Catalogue = PhrasesLike<Phrases>

const key = 'office.language'

/** One chunk a language. */
const catalogues: Record<OfficeLanguage, () => Promise<{ default: Catalogue }>> = {
  ru: () => import('@anfilada/phrases/office/ru'),
  en: () => import('@anfilada/phrases/office/en'),
}

export const intlLocales: Record<OfficeLanguage, string> = { ru: 'ru', en: 'en-GB' }

export function chosenLanguage(): OfficeLanguage {
  const stored = localStorage.getItem(key)
  return officeLanguages.find((language) => language === stored) ?? 'ru'
}

export async function loadPhrases(language: OfficeLanguage): Promise<Catalogue> {
  return (await catalogues[language]()).default
}

/** Writes the choice to the root and to the browser's memory. */
export function applyLanguage(language: OfficeLanguage): void {
  document.documentElement.lang = language
  localStorage.setItem(key, language)
}
