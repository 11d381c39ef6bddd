import type { FieldFault } from '@anfilada/contract/fields'
import type { Language } from '@anfilada/contract/languages'
import type { RefusalCode } from '@anfilada/contract/refusals'
import { en as enMissing } from './missing/en.ts'
import { fa as faMissing } from './missing/fa.ts'
import { type MissingWords, ru as ruMissing } from './missing/ru.ts'
import { vi as viMissing } from './missing/vi.ts'
import { zh as zhMissing } from './missing/zh.ts'
import { en } from './refusals/en.ts'
import { fa } from './refusals/fa.ts'
import { ru } from './refusals/ru.ts'
import type { RefusalPhrases } from './refusals/shape.ts'
import { vi } from './refusals/vi.ts'
import { zh } from './refusals/zh.ts'

const missing: Record<Language, MissingWords> = { ru: ruMissing, en: enMissing, zh: zhMissing, fa: faMissing, vi: viMissing }
export const refusalPhrases: Record<Language, RefusalPhrases> = { ru, en, zh, fa, vi }

/** `by`: whose decision it names, where it names one. */
export function refusalSentence(language: Language, code: RefusalCode, by = ''): string {
  return refusalPhrases[language].codes[code].replace('{by}', () => by)
}

/** What is wrong at a path of an input, `payer.name`; what is missing is named in words, or as the program that sent it names it. */
export function fieldSentence(language: Language, fault: FieldFault, path: string): string {
  const words = refusalPhrases[language].fields
  if (fault !== 'required') return words[fault]
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path
  return missingIn(language, path === 'organization.name' ? 'company' : name) ?? words.required.replace('{field}', () => name)
}

function missingIn(language: Language, name: string): string | undefined {
  const words: Readonly<Record<string, string>> = missing[language]
  return Object.hasOwn(words, name) ? words[name] : undefined
}
