import type { FieldFault } from '@anfilada/contract/fields'
import type { Language } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { en } from './refusals/en.ts'
import { fa } from './refusals/fa.ts'
import { ru } from './refusals/ru.ts'
import type { RefusalPhrases } from './refusals/shape.ts'
import { vi } from './refusals/vi.ts'
import { zh } from './refusals/zh.ts'

export const refusalPhrases: Record<Language, RefusalPhrases> = { ru, en, zh, fa, vi }

/** `by`: whose decision it names, where it names one. */
export function refusalSentence(language: Language, code: RefusalCode, by = ''): string {
  return refusalPhrases[language].codes[code].replace('{by}', () => by)
}

export function fieldSentence(language: Language, fault: FieldFault): string {
  return refusalPhrases[language].fields[fault]
}
