import type { MorePhrases } from '@anfilada/browser/WithPhrases'
import { languageNames } from '@anfilada/phrases/language-names'
import { textLanguages } from './screens.ts'

/** Words of whoever writes texts: they come with the pages that do. */
export const textPhrases = {
  ru: () => import('@anfilada/phrases/office-texts/ru'),
  en: () => import('@anfilada/phrases/office-texts/en'),
} as MorePhrases

/** What a form with a text in every language calls its fields and says of them; `missing`: of a language with half of what it needs. */
export function textWords(missing: string) {
  const half = (fault: string) => (fault === 'required' ? missing : undefined)
  return {
    labels: Object.fromEntries(textLanguages.map((language) => [language, languageNames[language].full])),
    sentences: Object.fromEntries(textLanguages.map((language) => [language, half])),
    names: Object.fromEntries(
      textLanguages.flatMap((language) => (['title', 'text'] as const).map((part) => [`contents.${language}.${part}`, language])),
    ),
  }
}
