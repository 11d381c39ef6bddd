import type { Language } from '@anfilada/contract/languages'
import { thisApp, type AppLanguage, type Catalogue } from '../app.ts'
import { recall, remember } from '../memory.ts'

/** Those this app speaks: the contract's own list stands beside schemas, and would bring zod to the login page. */
export function appLanguages(): AppLanguage[] {
  return Object.keys(thisApp().catalogues) as AppLanguage[]
}

function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'fa' ? 'rtl' : 'ltr'
}

export function chosenLanguage(): AppLanguage {
  const stored = recall('language')
  return appLanguages().find((language) => language === stored) ?? 'ru'
}

export async function loadPhrases(language: AppLanguage): Promise<Catalogue> {
  return (await thisApp().catalogues[language]()).default
}

/** Writes the choice to the root and to the browser's memory. */
export function applyLanguage(language: AppLanguage): void {
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  remember('language', language)
}
