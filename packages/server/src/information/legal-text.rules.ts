import type { Language } from '@anfilada/contract/languages'
import type { LegalContents } from '@anfilada/contract/legal-texts'
import { accept, type Outcome, refuse } from '../outcome.ts'

/** A text in the language that was asked for, else in Russian, the original; `language` says which. */
export function readIn(contents: LegalContents, language: Language): { language: Language; title: string; text: string } {
  const translated = contents[language]
  return translated ? { language, ...translated } : { language: 'ru', ...contents.ru }
}

/** Nothing holds from yesterday, and a later version never from an earlier day: of two in force the later published one counts. */
export function decideValidFrom(validFrom: string, { today, lastDay }: { today: string; lastDay: string | null }): Outcome<true> {
  const early = validFrom < today || (lastDay !== null && validFrom < lastDay)
  return early ? refuse('text_date_early', 'valid_from') : accept(true)
}
