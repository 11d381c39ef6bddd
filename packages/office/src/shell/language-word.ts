import { useLanguage } from '@anfilada/browser/LanguageProvider'
import type { Language } from '@anfilada/contract/languages'

/** Names a customer's language in the reader's own: an employee need not read Chinese to know that it is. */
export function useLanguageWord(): (language: Language) => string {
  const names = new Intl.DisplayNames([useLanguage().language], { type: 'language' })
  return (language) => names.of(language) ?? language
}
