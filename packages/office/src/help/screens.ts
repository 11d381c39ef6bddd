import { chosen, idIn, oneOf } from '@anfilada/browser/read-address'
import type { TextLanguage } from '../texts/screens.ts'

/** The address of the texts of help: which question (without it a new one), which language stands beside the Russian. */
export type HelpTextsSearch = { question?: number; beside?: Exclude<TextLanguage, 'ru'> }

export function readHelpTextsSearch(search: Record<string, unknown>): HelpTextsSearch {
  return chosen({ question: idIn(search.question), beside: oneOf(['en', 'zh', 'fa', 'vi'], search.beside) })
}
