import type { Language } from '@anfilada/contract/languages'
import { languageNames } from '@anfilada/phrases/language-names'
import type ru from '@anfilada/phrases/portal/ru'

export type Phrases = typeof ru
type Sentences<T> = { readonly [K in keyof T]: T[K] extends string ? string : Sentences<T[K]> }

/** One chunk a language: a reader loads only the one chosen. */
const catalogues: Record<Language, () => Promise<{ default: Sentences<Phrases> }>> = {
  ru: () => import('@anfilada/phrases/portal/ru'),
  en: () => import('@anfilada/phrases/portal/en'),
  zh: () => {
    // The Chinese faces are a style sheet of their own; words need not wait for it.
    void import('@anfilada/ui/fonts-zh.css')
    return import('@anfilada/phrases/portal/zh')
  },
  fa: () => import('@anfilada/phrases/portal/fa'),
  vi: () => import('@anfilada/phrases/portal/vi'),
}

/** Persian sentences keep Latin digits: sums, times and numbers must match the ticket (design/README). */
export const intlLocales: Record<Language, string> = { ru: 'ru', en: 'en-GB', zh: 'zh-CN', fa: 'fa-u-ca-gregory-nu-latn', vi: 'vi' }

/** Ours of the contract, by the table of names: the contract's own list stands beside schemas, and would bring zod to the login page. */
export const languages = Object.keys(languageNames) as Language[]

function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'fa' ? 'rtl' : 'ltr'
}

export function chosenLanguage(): Language {
  const stored = localStorage.getItem('language')
  return languages.find((language) => language === stored) ?? 'ru'
}

export async function loadPhrases(language: Language): Promise<Sentences<Phrases>> {
  return (await catalogues[language]()).default
}

/** Writes the choice to the root and to the browser's memory. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  localStorage.setItem('language', language)
}
